/** '1 folha', 'N folhas'; without any, that none is there yet: a new site is drawn while it is open. */
export function countSheets(count: number): string {
  if (count === 0) return 'Nenhuma folha ainda'
  return count === 1 ? '1 folha' : `${count} folhas`
}
