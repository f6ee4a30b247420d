import { encode } from 'uqr'
import { codeCorner } from '../../../../../sheets/page/code-corner.ts'
import type { ScenePage } from '../../../../../sheets/scene/scene.ts'

/** White modules around a code; readers ask for some, and the corner is white. */
const QUIET = 2

/** A page with an address as a small code in its corner. */
export function withCode(page: ScenePage, address: string): ScenePage {
  const { data } = encode(address, { ecc: 'L', border: QUIET })
  return codeCorner(page, data)
}
