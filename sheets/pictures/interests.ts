/** Children's interests, and their pictures. */
export interface Interest {
  readonly id: string
  readonly name: string
  /** Ids of pictures. */
  readonly pictures: readonly string[]
}

const interest = (id: string, name: string, pictures: string): Interest => ({ id, name, pictures: pictures.split(' ') })

export const INTERESTS: readonly Interest[] = [
  interest('dinossauros', 'Dinossauros', 'dinosaur t-rex volcano egg leaf palm'),
  interest('trens', 'Trens', 'train railway-car metro tram bullet-train'),
  interest('espaco', 'Espaço', 'rocket planet star moon satellite comet'),
  interest('mar', 'Mar', 'fish whale octopus turtle shark dolphin crab shell'),
  interest('futebol', 'Futebol', 'ball goal trophy medal shirt sneaker'),
  interest('carros', 'Carros e caminhões', 'car truck race-car bus fire-engine tractor'),
  interest('bichos', 'Bichos de casa', 'cat dog rabbit hamster fish bird'),
  interest('fazenda', 'Fazenda', 'cow pig horse sheep hen duck tractor'),
  interest('selva', 'Selva e safári', 'lion elephant giraffe zebra monkey tiger'),
  interest('brasil', 'Bichos do Brasil', 'capybara toucan jaguar macaw armadillo hummingbird'),
  interest('jardim', 'Jardim', 'flower butterfly bee ladybug snail sunflower'),
  interest('unicornios', 'Unicórnios', 'unicorn rainbow star crown cloud heart'),
  interest('robos', 'Robôs', 'robot dice rocket puzzle bulb star'),
  interest('musica', 'Música', 'guitar drum piano violin trumpet accordion'),
  interest('frutas', 'Frutas', 'apple strawberry banana grape watermelon pineapple'),
  interest('doces', 'Doces e festa', 'cake ice-cream lollipop balloon gift cupcake'),
]
