import type { Card, PlayerView, RegionId, RegionView, Seat, View } from '@macher/engine';

/** The view with one region changed. */
export function withRegion(view: View, id: RegionId, change: (region: RegionView) => RegionView): View {
  return { ...view, regions: view.regions.map(region => (region.id === id ? change(region) : region)) };
}

/** The view with one player changed. */
export function withPlayer(view: View, seat: Seat, change: (player: PlayerView) => PlayerView): View {
  return { ...view, players: view.players.map((player, each) => (each === seat ? change(player) : player)) };
}

export function withPlatform(view: View, seat: Seat, platform: readonly Card[]): View {
  return withPlayer(view, seat, player => ({ ...player, platform }));
}
