/** Pictures of the sheets for looking closely, by theme, chosen for what the eye has to do with them. */

const ids = (text: string) => text.split(' ')

/** Their mirror image is plainly another picture, in lines and in colour. */
export const FACING: Readonly<Record<string, readonly string[]>> = {
  bichos: ids(
    'cat dog rabbit mouse horse donkey cow sheep goat hen duck goose swan dove giraffe zebra tiger camel-two kangaroo ' +
      'monkey deer squirrel t-rex whale dolphin seal shark crocodile snake lizard snail bird parrot flamingo toucan ' +
      'anteater jaguar capybara macaw heron elephant unicorn',
  ),
  objetos: ids(
    'key boot sock sneaker sandal cap toothbrush broom hammer saw microscope telescope guitar trumpet ' +
      'saxophone microphone flashlight pencil brush bed bathtub scarf roller-skate spoon school-desk cart bag lamp ' +
      'video-camera flag',
  ),
  passeio: ids(
    'kite leaf moon banana rocket car ambulance truck lorry tractor race-car scooter kick-scooter bicycle train ' +
      'helicopter airplane ufo jangada ship slide roller-coaster wave skateboard badminton sled seesaw steam-train ' +
      'comet bowling carrot corn',
  ),
}

/** All eight poses, turned by quarters and mirrored, are plainly different. */
export const POSED: Readonly<Record<string, readonly string[]>> = {
  bichos: ids(
    'cat dog rabbit mouse horse donkey cow sheep goat hen duck goose swan giraffe zebra tiger kangaroo monkey deer ' +
      'squirrel t-rex whale dolphin seal shark crocodile snake lizard parrot flamingo toucan anteater jaguar heron ' +
      'unicorn llama',
  ),
  objetos: ids(
    'boot sock sneaker sandal cap broom old-key bed microscope telescope saxophone trumpet ' +
      'school-desk roller-skate ice-skate fishing-pole cart video-camera lamp scarf flag bathtub books mailbox',
  ),
  passeio: ids(
    'kite leaf car truck lorry tractor race-car ambulance scooter kick-scooter bicycle train helicopter ufo ship ' +
      'jangada slide roller-coaster seesaw steam-train fire-engine banana badminton carousel factory tent',
  ),
}

/** Lines that stay clear when others run over them. */
export const TANGLED: Readonly<Record<string, readonly string[]>> = {
  frutas: ids(
    'apple pear banana strawberry watermelon lemon pineapple orange grape cherry avocado mango kiwi peach coconut ' +
      'melon tomato',
  ),
  objetos: ids(
    'key cup boot hat umbrella bell pencil book padlock candle sock scissors hammer magnet clock bulb spoon guitar ' +
      'ladder glasses bed chair suitcase teapot bucket comb crown camera shirt shoe drum flag trophy backpack ' +
      'ruler magnifier microphone ring gift phone broom jeans dress anchor',
  ),
  bichos: ids(
    'fish rabbit duck butterfly snail whale turtle bird cat mouse dog horse elephant giraffe bee spider crab octopus ' +
      'penguin owl swan rooster camel kangaroo snake dolphin ladybug squirrel crocodile bat',
  ),
  ceu: ids(
    'star moon cloud rocket kite balloon leaf drop tree airplane helicopter sun bird butterfly planet lightning ' +
      'rainbow parachute owl bat snowflake bee comet ufo umbrella satellite eagle dove goose swan parrot flamingo',
  ),
}

/** Groups of look-alike shadows; shadows of different groups are told apart at a glance. */
export const SHADOWS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  bichos: [
    ids('horse donkey zebra cow goat deer giraffe llama sheep dog cat camel'),
    ids('duck goose swan hen rooster flamingo parrot toucan heron bird owl penguin'),
    ids('whale dolphin shark fish seal crocodile'),
    ids('butterfly bee ant spider ladybug cricket scorpion crab octopus'),
    ids('rabbit squirrel mouse kangaroo monkey t-rex dinosaur'),
    ids('snail snake lizard turtle tortoise caterpillar'),
    ids('elephant rhino hippo pig capybara anteater jaguar armadillo'),
  ],
  objetos: [
    ids('key pencil brush toothbrush spoon broom hammer saw'),
    ids('boot sneaker sock sandal shirt dress jeans glove hat cap'),
    ids('cup teapot bucket glass basket jar pot'),
    ids('umbrella lamp bulb candle bell trophy'),
    ids('guitar trumpet saxophone drum accordion piano'),
    ids('chair bed couch table ladder bathtub'),
    ids('glasses scissors comb magnifier clock padlock camera'),
  ],
  passeio: [
    ids('car bus truck ambulance tractor train bicycle motorcycle scooter'),
    ids('airplane helicopter rocket ufo parachute'),
    ids('tree pine palm cactus tulip mushroom sunflower'),
    ids('boat ship jangada canoe speedboat'),
    ids('house castle church tent igloo tower'),
    ids('star moon cloud sun lightning snowflake'),
    ids('kite balloon slide seesaw swing skateboard ball'),
  ],
  comidas: [
    ids('apple orange peach tomato onion pear garlic'),
    ids('banana carrot cucumber corn eggplant hot-pepper baguette'),
    ids('ice-cream popsicle lollipop broccoli mushroom pineapple'),
    ids('cake cupcake pizza cheese cake-slice watermelon hamburger sandwich'),
    ids('grape cherry strawberry avocado lemon'),
    ids('egg bread fries popcorn hotdog chicken-leg candy'),
  ],
}

/** Pictures for rows that repeat, many of one theme and none like another. */
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
