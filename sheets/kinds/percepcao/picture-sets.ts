/** Pictures of the sheets for looking closely, by theme, chosen for what the eye has to do with them. */

const ids = (text: string) => text.split(' ')

/** Lines that stay clear when others run over them. */
export const TANGLED: Readonly<Record<string, readonly string[]>> = {
  frutas: ids(
    'apple pear banana strawberry watermelon lemon pineapple orange grape cherry avocado mango kiwi peach coconut ' +
      'melon tomato',
  ),
  objetos: ids(
    'key cup boot hat umbrella bell pencil book padlock candle sock scissors hammer magnet clock bulb spoon guitar ' +
      'glasses teapot bucket comb crown camera shoe flag trophy backpack ruler magnifier microphone ring gift phone ' +
      'broom toothbrush flashlight cap brush trumpet',
  ),
  bichos: ids(
    'fish rabbit duck butterfly snail whale turtle bird cat mouse dog horse elephant giraffe bee spider crab octopus ' +
      'penguin owl swan rooster camel kangaroo dolphin ladybug squirrel crocodile bat',
  ),
  ceu: ids(
    'star moon cloud rocket kite balloon drop airplane helicopter sun bird butterfly planet lightning rainbow ' +
      'parachute owl bat snowflake bee comet ufo satellite eagle dove ladybug',
  ),
}

/** Pictures for rows that repeat, many of one theme and all different. */
export const REPEATED: Readonly<Record<string, readonly string[]>> = {
  frutas: ids(
    'apple banana grape strawberry pear lemon watermelon orange pineapple cherry mango peach kiwi melon coconut ' +
      'avocado cashew guava papaya passion-fruit jabuticaba acerola jackfruit',
  ),
  bichos: ids(
    'cat rabbit fish duck frog butterfly turtle dog pig cow horse sheep hen owl penguin lion elephant giraffe zebra ' +
      'monkey snail bee ladybug whale octopus crab toucan macaw capybara jaguar fox panda mouse crocodile snake bat',
  ),
  ceu: ids(
    'sun moon star cloud rocket kite drop airplane helicopter rainbow planet comet bird butterfly balloon lightning ' +
      'snowflake ufo bee owl bat parachute satellite toucan ladybug eagle dove leaf',
  ),
  festa: ids(
    'balloon cake gift ice-cream crown lollipop bell candle cupcake clown popcorn bunting brigadeiro coxinha top-hat ' +
      'trumpet drum candy doughnut chocolate ribbon pinata magic-wand juice cookie popsicle guitar microphone teddy ' +
      'robot ball kite party-popper maracas accordion bonfire corncob tambourine flag',
  ),
}
