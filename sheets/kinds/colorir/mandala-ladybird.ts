/** A ladybird of a mandala, its head outwards. Path data as the other pieces of rings. */

const WING = 'M.02,0C-.02,-.6 .16,-1 .42,-1C.68,-1 .8,-.6 .76,0Z'
const OTHER_WING = 'M.02,0C-.02,.6 .16,1 .42,1C.68,1 .8,.6 .76,0Z'

export const LADYBIRD = WING + OTHER_WING
export const HEAD_OF_LADYBIRD = 'M.66,-.5C.9,-.6 1,-.3 1,0C1,.3 .9,.6 .66,.5Z'
const spot = (out: number, side: number) => {
  const [near, far, left, right] = [out - 0.15, out + 0.15, side - 0.2, side + 0.2].map((n) => n.toFixed(2))
  const [o, a] = [out.toFixed(2), side.toFixed(2)]
  return `M${near},${a}C${near},${left} ${o},${left} ${o},${left}C${far},${left} ${far},${a} ${far},${a}C${far},${right} ${o},${right} ${o},${right}C${near},${right} ${near},${a} ${near},${a}Z`
}

export const SPOTS_OF_LADYBIRD = spot(0.4, -0.46) + spot(0.4, 0.46)
