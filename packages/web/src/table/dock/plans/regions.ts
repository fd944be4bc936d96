import { type Projection, project, type RegionId, type RegionView, type View } from '@macher/engine';

export function regionIn(view: View, id: RegionId): RegionView | null {
  return view.regions.find(region => region.id === id) ?? null;
}

/** What a region would come to if it were counted as it is in this view. */
export function projectIn(view: View, id: RegionId): Projection | null {
  const region = regionIn(view, id);
  return region === null ? null : project(view, region);
}
