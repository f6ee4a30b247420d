/** The words of the lessons: of the library's pictures those that a child who reads names at once. */
import type { Picture } from '../../pictures/drawing.ts'
import { wordsOf } from '../../pictures/vocabulary.ts'
import { isUnwanted } from './unwanted.ts'

const ids = (text: string) => new Set(text.split(' '))

/** Pictures that a child of six calls otherwise, or does not know: a word sheet must not turn on them. */
const UNCLEAR = ids(
  'rat chess briefcase target safety-pin set-square bandage chain hook gear video-camera lantern lab-coat safety-vest blouse ' +
    'flat-shoe ballet-shoes minibus lorry pickup cable-car motor-boat ferry rail desert store department-store barber ' +
    'building-work camping park city bag vase plant picture pot-food pot seaweed oyster orangutan tortoise ram goose ' +
    'acerola canjica tapioca cuscuz corncob detective mechanic builder scientist student pilot painter wizard genie ' +
    'vampire zombie gymnast juggler cyclist wheelchair man woman king leopard boomerang banknote page gourd berimbau ' +
    'ear-drum cavaquinho straw-basket clay-pot palm-thatch oca water-lily slingshot confetti-ball party-popper ' +
    'mirror-ball theater swimsuit briefs bikini sari kimono pouch purse lipstick razor lotion plunger syringe pill ' +
    'crutch shield bow sword axe knife mammoth blowfish squid buffalo badger boar skunk tapir coati scorpion cockroach ' +
    'paperclip pushpin clipboard ledger scroll abacus sled skis surf canned-food beans wheat log rock statue ufo ' +
    'satellite bank factory hospital plug radio newspaper thread sewing-needle scales gem fuel-pump ' +
    'cassava pink-dolphin jangada araucaria ipe hammock peteca caxixi magic-wand goggles microscope telescope ' +
    'traffic-light bus-stop ogre ghost alien beads ear leg arm brain tongue whistle note wave drop lamp',
)

/** The picture has no colours: on a page that has, it would look forgotten. */
const UNCOLOURED = ids('family violin shamrock')
/** Syllables of another language, which the rules of ours do not divide. */
const FOREIGN = ids('hamster skateboard')
/** A toadstool to eat, and a pumpkin that grins: not what their words mean in class. */
const MISTAKEN = ids('mushroom jack-o-lantern')

/**
 * True if a sheet prints the word. It stays in the deck, so that pages without it are dealt as before; a page that
 * would have it takes the next one.
 */
export const isPrinted = ({ id, name }: Picture, { color }: { readonly color: boolean }): boolean =>
  !isUnwanted(name) && !FOREIGN.has(id) && !MISTAKEN.has(id) && !(color && UNCOLOURED.has(id))

/** Members of a theme's category that its title does not promise. */
const BESIDE: Readonly<Record<string, ReadonlySet<string>>> = {
  bichos: ids('nest web feather shell coral seaweed paw'),
  comidas: ids('teapot cup bowl spoon knife plate jar bone baby-bottle canned-food ice fork-knife'),
  casa: ids(
    'jangada araucaria ipe bonfire seesaw swing slingshot hopscotch paper-boat oca anchor bunting spinning-top',
  ),
}
/** Parts of the body belong to no room. */
const BODY = 'body'

/** Words of a theme that lessons use; all themes without one. */
export function lessonWordsOf(theme: string | undefined): readonly Picture[] {
  const beside = BESIDE[theme ?? '']
  return wordsOf(theme).filter(
    ({ id, facts }) => !UNCLEAR.has(id) && !beside?.has(id) && !(theme === 'casa' && facts?.table === BODY),
  )
}

/** Spelling that beginners have not met: two letters for one sound, and letters with several sounds. */
const HARD_SPELLING = /ch|qu|gu|lh|nh|rr|ss|x|ç|h|ce|ci|ge|gi|[^aeiouáéíóúâêôãõrlsnm](?=[^aeiouáéíóúâêôãõrl]|$)/

/** Fit for those who read their first words. */
export const isForBeginners = ({ name }: Picture): boolean => !HARD_SPELLING.test(name)
