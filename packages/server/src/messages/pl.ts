import type { ServerMessages } from './en.ts';

/** What the server says to you who start it, in Polish. */
export const pl: ServerMessages = {
  flags:
    '{given} nie istnieje: serwer nie przyjmuje przełączników. Ustawienia to zmienne środowiskowe, na przykład {instead} npm start. Wszystkie są w docs/hosting.md.',
  'settings.port': 'PORT musi być liczbą od 0 do 65535, a nie {port}. Bez tej zmiennej będzie to 8080.',
  'settings.data':
    'MACHER_DATA musi być folderem albo adresem bazy PostgreSQL, na przykład postgres://macher@localhost/macher, a nie {data}. Bez tej zmiennej używany jest folder data.',
  'settings.database':
    'DATABASE_URL musi być adresem bazy PostgreSQL, na przykład postgres://macher:haslo@localhost/macher, a nie {data}. Bez tej zmiennej wszystko jest w folderze.',
  'settings.proxy':
    'MACHER_PROXY musi być adresem, z którego łączy się twoje proxy, na przykład 127.0.0.1 lub 10.0.0.0/8, a nie {proxy}. Bez proxy pomiń tę zmienną.',
  'settings.table-days': 'MACHER_TABLE_DAYS musi być liczbą dni od 1 do 9999, a nie {days}. Bez podania: 14.',
  'settings.guest-days':
    'MACHER_GUEST_DAYS musi być liczbą dni od 1 do 9999, a nie {days}. Bez podania: 180.',
  'settings.url':
    'MACHER_URL musi być adresem, pod którym ludzie znajdują ten serwer, na przykład https://macher.example, a nie {url}.',
  'settings.mail':
    'MACHER_MAIL musi być adresem serwera poczty, na przykład smtps://nazwa:haslo@mail.example. Bez tego ustawienia poczta nie jest wysyłana.',
  'settings.mail-from':
    'Razem z MACHER_MAIL potrzebny jest MACHER_MAIL_FROM: adres, z którego przychodzi poczta, na przykład macher@macher.example.',
  'settings.networks':
    'MACHER_NOTICE_NETWORKS musi zawierać adresy albo sieci, na przykład 192.168.1.20 lub 10.0.0.0/8, oddzielone przecinkami, a nie {network}.',
  'settings.hosts':
    'MACHER_HOSTS musi zawierać nazwy, pod którymi wywołuje się ten serwer, na przykład macher.example, oddzielone przecinkami, a nie {name}.',
  started:
    'Macher działa pod adresem {url} – Ctrl-C zatrzymuje serwer.\nWszystkie dane są w katalogu {folder}.',
  'owner.secret':
    'Sekret właściciela serwera, pokazywany tylko teraz: {secret}\nDzięki niemu zarządzasz serwerem; zobacz docs/hosting.md.',
  'web.not-built':
    'Klient dla przeglądarki nie został jeszcze zbudowany. Uruchom npm run build albo od razu npm start, które zrobi to samo; potem uruchom serwer ponownie.',
  'node.old':
    'Potrzebny jest Node {least} lub nowszy, a to jest {version}. Ten w node_modules/.bin jest wystarczająco nowy i właśnie jego używa npm run.',
  'port.taken':
    'Port {port} jest zajęty. Zatrzymaj program, który go używa, albo podaj inny w zmiennej PORT, np. PORT=8081.',
  'port.forbidden': 'Ten użytkownik nie może używać portu {port}. Podaj w zmiennej PORT port powyżej 1023.',
  'host.unknown':
    '{host} nie jest adresem tego komputera. Podaj inny w zmiennej HOST albo ją pomiń, by użyć wszystkich.',
  'port.other': 'Serwer nie może nasłuchiwać na porcie {port} adresu {host}: {reason}',
  'folder.file':
    '{folder} nie może być katalogiem danych: pod tą ścieżką lub wyżej jest plik. Wskaż inny katalog w zmiennej MACHER_DATA.',
  'folder.forbidden':
    'Ten użytkownik nie może utworzyć katalogu {folder} lub nie może w nim zapisywać. Nadaj mu uprawnienia albo wskaż inny katalog w zmiennej MACHER_DATA.',
  'folder.full': 'Dysk jest pełny: {folder}. Zwolnij miejsce i uruchom ponownie; nic nie przepadło.',
  other: 'Uruchomienie się nie powiodło: {reason}',
  'data.none': 'W katalogu {folder} nie ma danych. Wskaż w zmiennej MACHER_DATA, gdzie są.',
  'data.busy':
    'Danych w katalogu {folder} używa inny program. Zatrzymaj go albo wskaż inny katalog w zmiennej MACHER_DATA.',
  'data.in-use':
    'W katalogu {folder} działa już inny serwer Macher. Jeden katalog jest dla jednego serwera: zatrzymaj tamten albo wskaż inny katalog w zmiennej MACHER_DATA.',
  'data.lost':
    'W katalogu {folder} były już dane, a pliku macher.sqlite nie ma albo jest pusty. Przywróć kopię zapasową. Jeśli chcesz zacząć od pustego serwera, usuń z tego katalogu plik macher.lock.',
  'data.forbidden':
    'Ten użytkownik nie może otworzyć do zapisu danych w katalogu {folder}. Sprawdź uprawnienia do katalogu i plików w nim albo wskaż inny katalog w zmiennej MACHER_DATA.',
  'data.disk':
    'Błąd odczytu lub zapisu na dysku z katalogiem {folder} ({reason}). Sprawdź, czy dysk nie jest pełny lub uszkodzony.',
  'data.newer':
    'Dane w katalogu {folder} pochodzą z nowszego programu (wersja {version}, ten zna najwyżej {known}). Zaktualizuj program albo przywróć kopię zapasową sprzed aktualizacji.',
  'data.damaged':
    'Dane w katalogu {folder} są uszkodzone ({reason}); pozostawiono je bez zmian. Przywróć kopię zapasową (zob. docs/hosting.md) albo wskaż inny katalog w zmiennej MACHER_DATA.',
  'data.other':
    'Nie można użyć danych w katalogu {folder} ({reason}). Przywróć kopię zapasową (zob. docs/hosting.md) albo wskaż inny katalog w zmiennej MACHER_DATA.',
  'backup.exists': 'Plik {file} już istnieje. Wybierz inną nazwę.',
  'backup.failed': 'Kopia zapasowa nie powstała: nie udało się zapisać pliku {file} ({reason}).',
  'database.unreachable':
    'Baza {folder} nie odpowiada ({reason}). Sprawdź, czy działa tam PostgreSQL i wpuszcza ten komputer oraz czy adres w DATABASE_URL jest dobry.',
  'database.password':
    'PostgreSQL nie wpuszcza tego użytkownika: {folder} ({reason}). Sprawdź nazwę i hasło w DATABASE_URL.',
  'database.missing':
    'Nie ma takiej bazy: {folder}. Utwórz ją poleceniem createdb albo podaj inną w DATABASE_URL.',
  'database.forbidden':
    'Ten użytkownik nie ma w bazie {folder} wszystkich potrzebnych uprawnień ({reason}). Uczyń go jej właścicielem.',
  'database.full': 'Dysk bazy jest pełny: {folder}. Zwolnij tam miejsce; nic nie zginęło.',
  'database.connections':
    'PostgreSQL nie ma już wolnych połączeń: {folder} ({reason}). Zwiększ max_connections albo uruchom mniej serwerów.',
  'database.old': 'Potrzebny jest PostgreSQL {least} lub nowszy; pod {folder} działa {version}.',
  'database.other': 'Nie można użyć bazy {folder} ({reason}).',
  'backup.no-dump':
    'Kopia zapasowa nie powstała: na tym komputerze nie ma pg_dump. Zainstaluj programy klienckie PostgreSQL albo uruchom pg_dump tam, gdzie jest baza; zobacz docs/hosting.md.',
  'dump.failed': 'Nie ma otwartych danych: nie udało się zapisać {file} ({reason}).',
  'move.address': '{data} to ani folder, ani adres bazy PostgreSQL.',
  'move.same': 'Jedno i drugie to {folder}. Podaj inne miejsce docelowe.',
  'move.not-empty': 'W {folder} są już dane i zostają takie, jakie są. Przenieś do pustego miejsca.',
  'move.running':
    'Serwer Macher używa {folder}. Najpierw go zatrzymaj, żeby w międzyczasie nic się tam nie działo.',
  'move.rows': '{table}: {count}',
  'move.failed':
    'Nie udało się przenieść danych do {folder} ({reason}). To, co tam jest, jest niepełne: usuń to, zanim spróbujesz ponownie. W starym miejscu nic się nie zmieniło.',
  'move.differs': '{table}: z {from} w starym miejscu {to} jest takich samych w nowym.',
};
