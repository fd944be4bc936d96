/** Points ahead of the average of all seats: totals hide who leads. */
export function aheadOf(points: readonly (readonly number[])[]): number[][] {
  return points.map(each => {
    const average = each.reduce((sum, value) => sum + value, 0) / Math.max(1, each.length);
    return each.map(value => value - average);
  });
}
