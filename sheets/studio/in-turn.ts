/** Looks that change from page to page: the one of a variant, from 0, round and round. */
export const inTurn = <Looks extends readonly [unknown, ...unknown[]]>(looks: Looks, variant: number): Looks[number] =>
  looks[variant % looks.length] ?? looks[0]
