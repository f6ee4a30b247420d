/** Looks that change from page to page: the one of a variant, from 0, round and round. */
export const inTurn = <Look>(looks: readonly [Look, ...Look[]], variant: number): Look =>
  looks[variant % looks.length] ?? looks[0]
