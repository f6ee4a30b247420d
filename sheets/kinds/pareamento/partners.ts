/** Pairs that belong together, and who else could claim a half of them. */

export interface Partners {
  readonly one: string
  readonly other: string
  /** Further ids of the list that `other` would go with as well: never on one page with them. */
  readonly also: readonly string[]
}

const pairs = (lines: string): readonly Partners[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [one = '', other = '', ...also] = line.trim().split(' ')
      return { one, other, also }
    })

/** Each line: who, what goes with it, and who else could go with that. */
export const PARTNERS: Readonly<Record<string, readonly Partners[]>> = {
  bichos: pairs(`
    dog bone wolf
    cat yarn sheep
    rabbit carrot horse donkey goat mouse
    bee honey bear
    bird nest hen duck owl parrot penguin chick
    spider web
    fish fishbowl turtle
    mouse cheese cat
    monkey banana
    squirrel peanut elephant monkey bird
    butterfly flower bee caterpillar hummingbird
    hen egg bird duck turtle crocodile penguin
    cow milk cat goat baby
    caterpillar leaf snail ant giraffe sloth
    seal ball dog cat
    beaver log ant squirrel
    worm apple caterpillar horse
    camel desert snake lizard scorpion
    crab beach turtle seal
    bat moon owl wolf
    sheep scarf
    hedgehog mushroom snail worm
    chick corn hen rooster pig parrot bird
    whale wave dolphin shark fish octopus crab seal
    frog water-lily fish turtle crocodile
    lion crown
    sloth tree monkey squirrel bird owl koala beaver
    penguin ice polar-bear seal
    toucan papaya macaw parrot monkey
  `),
  objetos: pairs(`
    key padlock
    umbrella rain
    candle cake
    sock boot
    pencil sharpener
    sewing-needle thread
    toothbrush tooth
    soap bathtub
    scissors page pencil book
    broom trash
    glove hand ring
    glasses eye
    headphones ear
    spoon pot-food
    bread cheese mouse
    ball goal
    fishing-pole fish
    camera picture
    flashlight battery
    brush palette
    envelope mailbox
    coin purse
    suitcase airplane
    guitar note
    anchor ship
    wheel car
    train rail
    snowman snowflake
    sunglasses sun
    baby baby-bottle
    book backpack scissors pencil page
    bow target
    shoe foot
    screwdriver nut-bolt wrench
    flower vase
    cup teapot
    shirt jeans
  `),
  profissoes: pairs(`
    firefighter fire-engine
    doctor stethoscope
    teacher book
    farmer tractor
    cook pot-food
    astronaut rocket
    pilot airplane
    painter palette
    singer microphone
    mechanic wrench
    builder brick
    scientist microscope
    dancer ballet-shoes
    swimmer goggles
    cyclist bicycle
    detective magnifier scientist
    runner sneaker dancer cyclist
    basketball-player basketball
    horse-rider horse
  `),
}
