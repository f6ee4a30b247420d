/** Devices to look with: what each is for, steps to build a periscope, people who use them. */

export const PURPOSES = { L: 'ver de longe', A: 'ver aumentado', R: 'registrar a imagem' } as const
export type Purpose = keyof typeof PURPOSES

interface Device {
  readonly purpose: Purpose
  /** Seen through it. */
  readonly view: string
  /** The sentence about work, without the device. */
  readonly work: string
}

export const DEVICES = {
  luneta: { purpose: 'L', view: 'crateras da Lua', work: 'O grupo de astronomia vê as crateras da Lua com a' },
  periscópio: {
    purpose: 'L',
    view: 'o outro lado do muro',
    work: 'No submarino, a tripulação olha acima da água com o',
  },
  lupa: { purpose: 'A', view: 'joaninha bem grande', work: 'O relojoeiro enxerga peças miúdas com a' },
  microscópio: { purpose: 'A', view: 'células da cebola', work: 'A bióloga observa células do sangue com o' },
  câmera: { purpose: 'R', view: 'foto dos colegas', work: 'A repórter registra a notícia com a' },
} as const satisfies Readonly<Record<string, Device>>
export type DeviceName = keyof typeof DEVICES
export const DEVICE_NAMES = Object.keys(DEVICES) as readonly DeviceName[]

/** In the order of building. */
export const STEPS = [
  'Corte uma janela em cada ponta da caixa, em lados opostos.',
  'Cole um espelho inclinado atrás de cada janela.',
  'Feche a caixa com fita, para não entrar luz pelas frestas.',
  'Olhe pela janela de baixo e ajuste os espelhos, se precisar.',
] as const

/** A direction on paper: y grows downwards. */
export type Direction = readonly [x: number, y: number]

/** Direction of a mirror that turns light from one direction to another: across the sum of what turns it. */
export const mirrorFor = ([inX, inY]: Direction, [outX, outY]: Direction): Direction => [-(outY - inY), outX - inX]
