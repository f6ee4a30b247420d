/** Pictures that belong to the dates of the school year, by theme. With respect: things and nature, no costumes. */

const ids = (text: string): readonly string[] => text.trim().split(/\s+/)

export const DATE_PICTURES: Readonly<Record<string, readonly string[]>> = {
  'volta-as-aulas': ids(`pencil book notebook ruler scissors backpack eraser brush pencil-case crayon globe-grid
    school-bus sharpener lunch-box school-desk pen calendar magnifier`),
  carnaval: ids(`drum tambourine trumpet cavaquinho maracas party-popper ribbon hand-fan balloon flag feather saxophone
    microphone guitar accordion bunting`),
  'sindrome-de-down': ids(`sock sneaker jump-rope ball heart drum bicycle cap kite book brush star guitar peteca swing
    medal palette ribbon`),
  autismo: ids(`headphones backpack clock calendar book pencil brush palette teddy ball lunch-box drum kite
    train plant heart tent`),
  pascoa: ids(`rabbit egg chocolate straw-basket carrot chick hen flower butterfly gift candy nest tulip leaf ribbon
    bell`),
  'povos-indigenas':
    ids(`canoe book cassava hammock gourd straw-basket jaguar macaw tapir capybara toucan water-lily acai
    corn peteca fish tree clay-pot maracas tortoise`),
  'dia-das-maes': ids(`flower heart gift rose bouquet envelope cake cup handbag tulip chocolate book plant ring candle
    butterfly`),
  'meio-ambiente': ids(`tree leaf drop sun earth toucan fish flower butterfly turtle bee trash mountain capybara bicycle
    rainbow mushroom seedling`),
  'festa-junina': ids(`bonfire bunting straw-hat accordion corncob popcorn pacoca tambourine canjica pamonha cake peanut
    coconut guitar flag corn star fishing-pole`),
  'dia-dos-pais': ids(`gift heart watch ball car hammer bicycle cup envelope book glasses cap guitar kite trophy cake
    medal shoe`),
  folclore:
    ids(`mermaid pink-dolphin snake tornado spinning-top cordel jaguar moon clay-pot jump-rope fire peteca marbles
    slingshot hummingbird accordion kite star`),
  independencia: ids(`flag horse hat crown drum trumpet map scroll book ship star sun medal macaw school bell`),
  'dia-da-arvore': ids(`tree leaf flower ipe araucaria mango cashew orange guava avocado coconut bird macaw toucan
    butterfly bee ladybug bucket`),
  primavera:
    ids(`flower rose tulip sunflower butterfly bee ladybug dove nest leaf hummingbird snail tree rainbow sun ipe
    caterpillar hibiscus`),
  'dia-das-criancas': ids(`ball kite spinning-top teddy car bicycle swing slide yo-yo robot ice-cream balloon puzzle
    jump-rope dice seesaw drum popcorn peteca hopscotch`),
  'dia-dos-professores': ids(`book notebook pencil apple heart rose envelope ruler eraser pencil-case globe-grid
    calendar magnifier glasses cup bell abacus tulip`),
  'consciencia-negra': ids(`berimbau ear-drum tambourine drum cavaquinho book sun maracas hand heart crown star beads
    tree banjo clay-pot straw-basket trumpet`),
  natal: ids(`christmas-tree star bell gift santa ribbon sock candle teddy envelope heart candy cake chocolate house
    family`),
  estacoes: ids(`sun flower leaf umbrella ice-cream scarf coat cloud boot sunglasses popsicle butterfly rainbow tree
    flip-flop rain maple-leaf glove`),
  aniversario:
    ids(`cake balloon gift candle candy brigadeiro coxinha cupcake party-popper crown juice popcorn ball teddy
    microphone bunting top-hat ice-cream`),
  'copa-e-jogos': ids(`ball goal trophy medal flag whistle sneaker cap bicycle basketball volleyball ping-pong stadium
    target shirt skateboard roller-skate watch`),
}

export const DATE_THEMES: readonly string[] = Object.keys(DATE_PICTURES)
