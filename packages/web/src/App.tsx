import { Lobby } from './lobby/Lobby.tsx';
import { NewTablePage } from './lobby/NewTablePage.tsx';
import { route } from './state/route.ts';
import { TablePage } from './table/TablePage.tsx';

export function App() {
  const now = route.value;
  switch (now.page) {
    case 'lobby':
      return <Lobby />;
    case 'new':
      return <NewTablePage />;
    case 'table':
      return <TablePage key={now.table} table={now.table} invite={now.invite} />;
  }
}
