/** '1 folha' or 'N folhas'. */
export function countSheets(count: number): string {
  return count === 1 ? '1 folha' : `${count} folhas`
}
