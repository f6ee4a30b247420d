/** Fewer things on a page, for a child whom the whole page would be too much (`options.fewer`). */
import type { SheetOptions } from '../scene/scene.ts'

type Asked = Pick<SheetOptions, 'fewer'>

/** The things that a page has, or about three fifths of them: three at least where there were more than that. */
export const amountOf = ({ fewer }: Asked, things: number): number =>
  fewer ? Math.max(Math.min(things - 1, 3), Math.round(things * 0.6)) : things

/** The plan of a page, with as many rows as asked for. */
export const withAmount = <Plan extends { readonly rows: number }>(asked: Asked, plan: Plan): Plan =>
  asked.fewer ? { ...plan, rows: amountOf(asked, plan.rows) } : plan
