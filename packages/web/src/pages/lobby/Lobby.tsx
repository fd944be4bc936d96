import { PageHead } from '../../kit/head/PageHead.tsx';
import { isAway } from '../../kit/net/api.ts';
import { UpdateOffer } from '../../kit/offline/UpdateOffer.tsx';
import { About } from './About.tsx';
import { AwayStrip } from './AwayStrip.tsx';
import { Doors } from './Doors.tsx';
import { PublicTables } from './PublicTables.tsx';
import { QuickStart } from './QuickStart.tsx';
import { YourGames } from './YourGames.tsx';
import './Lobby.css';

/** The first page: back to your own games, into a new one with one click, or in by another door. */
export function Lobby() {
  return (
    <div class="page">
      <PageHead />
      <UpdateOffer />
      <AwayStrip />
      <main class="lobby">
        <YourGames />
        <QuickStart />
        <Doors />
        {isAway.value ? null : <PublicTables />}
      </main>
      <About />
    </div>
  );
}
