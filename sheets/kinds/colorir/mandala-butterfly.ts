/**
 * A butterfly of a mandala, its head outwards. Path data as the other pieces of rings: distance outwards, distance
 * around. Both sides are one drawing, mirrored.
 */

const UPPER = 'M.4,.1C.52,.2 .78,.28 .92,.52C1.01,.68 .98,1 .82,1C.62,1 .46,.8 .4,.1Z'
const LOWER = 'M.4,.1C.46,.5 .47,1 .32,1C.18,1 0,.8 0,.5C0,.26 .12,.14 .22,.1Z'
const SPOT_ABOVE = 'M.69,.62C.7,.48 .78,.48 .83,.58C.9,.72 .87,.84 .81,.84C.73,.84 .68,.76 .69,.62Z'
const ROUND_SPOT =
  'M.68,.66C.68,.56 .72,.49 .78,.49C.84,.49 .88,.57 .88,.67C.88,.77 .84,.84 .78,.84C.72,.84 .68,.76 .68,.66Z'
const SPOT_BELOW = 'M.32,.62C.34,.76 .3,.8 .24,.76C.14,.68 .12,.44 .19,.4C.26,.38 .3,.48 .32,.62Z'
const ANTENNA =
  'M.74,.04C.8,.05 .86,.09 .9,.13C.96,.13 .98,.24 .93,.27C.88,.28 .86,.22 .87,.19C.83,.16 .79,.13 .73,.12Z'
const BODY = 'M.06,0C.06,-.13 .2,-.17 .4,-.13C.52,-.15 .6,-.11 .6,0C.6,.11 .52,.15 .4,.13C.2,.17 .06,.13 .06,0Z'
const HEAD = 'M.59,0C.59,-.12 .63,-.16 .69,-.16C.75,-.16 .79,-.12 .79,0C.79,.12 .75,.16 .69,.16C.63,.16 .59,.12 .59,0Z'

const mirrored = (data: string) => data.replace(/,(-?)/g, (_, sign: string) => (sign ? ',' : ',-'))
const both = (data: string) => data + mirrored(data)

/** The wings, which touch the ring and the neighbours. */
export const WINGS = both(LOWER) + both(UPPER)
export const UPPER_SPOTS = [both(SPOT_ABOVE), both(ROUND_SPOT)]
export const LOWER_SPOTS = both(SPOT_BELOW)
export const ANTENNAE = both(ANTENNA)
export const BODY_PARTS = BODY + HEAD
