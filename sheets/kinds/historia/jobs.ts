/** Work in town and country: who, where, with which tool, for what. */
import type { Thing } from '../../studio/fit.ts'
import { broom, hammer } from '../../studio/pairs/things.ts'
import { fishingNet, guitar, hose, roller, sewingMachine, stethoscope } from '../../studio/pairs/tools.ts'
import { saw, wateringCan } from '../../studio/turning/tools.ts'
import type { Setting } from '../../studio/work/settings.ts'
import { cheeseVat, fieldHoe, loom } from '../../studio/work/work-things.ts'
import { chalk, fryingPan, lasso, mailbag, smoker, spanner, trowel } from '../../studio/work/work-tools.ts'
import type { WorkerName } from '../../studio/work/workers.ts'

export const JOB_PLACES = ['cidade', 'campo'] as const
export type JobPlace = (typeof JOB_PLACES)[number]

export interface Job {
  readonly name: string
  readonly worker: WorkerName
  readonly tool: Thing
  readonly setting: Setting
  /** Does what, without the name of job or tool. */
  readonly task: string
}

export const JOBS: Readonly<Record<JobPlace, readonly Job[]>> = {
  cidade: [
    {
      name: 'professor',
      worker: 'teacher',
      tool: chalk,
      setting: 'classroom',
      task: 'Ensina a turma a ler e escrever.',
    },
    { name: 'médica', worker: 'doctor', tool: stethoscope, setting: 'clinic', task: 'Examina quem está doente.' },
    { name: 'bombeira', worker: 'firefighter', tool: hose, setting: 'fire', task: 'Apaga o fogo e salva pessoas.' },
    { name: 'pintora', worker: 'painter', tool: roller, setting: 'paintedWall', task: 'Muda a cor das paredes.' },
    { name: 'pedreiro', worker: 'builder', tool: trowel, setting: 'site', task: 'Levanta casas e muros.' },
    { name: 'alfaiate', worker: 'tailor', tool: sewingMachine, setting: 'workshop', task: 'Corta e costura roupas.' },
    { name: 'violonista', worker: 'musician', tool: guitar, setting: 'stage', task: 'Toca músicas para o público.' },
    { name: 'carteira', worker: 'postWoman', tool: mailbag, setting: 'doorway', task: 'Entrega a correspondência.' },
    { name: 'gari', worker: 'sweeper', tool: broom, setting: 'square', task: 'Limpa as ruas e as praças.' },
    { name: 'cozinheira', worker: 'cook', tool: fryingPan, setting: 'kitchen', task: 'Prepara a comida.' },
    { name: 'mecânico', worker: 'mechanic', tool: spanner, setting: 'garage', task: 'Conserta carros e motos.' },
  ],
  campo: [
    { name: 'agricultora', worker: 'farmer', tool: fieldHoe, setting: 'field', task: 'Prepara a terra e planta.' },
    { name: 'pescador', worker: 'fisher', tool: fishingNet, setting: 'river', task: 'Tira peixes do rio.' },
    { name: 'vaqueiro', worker: 'cowhand', tool: lasso, setting: 'pasture', task: 'Cuida do gado no pasto.' },
    {
      name: 'apicultora',
      worker: 'beekeeper',
      tool: smoker,
      setting: 'apiary',
      task: 'Cuida das abelhas e colhe o mel.',
    },
    { name: 'jardineiro', worker: 'gardener', tool: wateringCan, setting: 'garden', task: 'Molha e poda as plantas.' },
    { name: 'marceneira', worker: 'joiner', tool: saw, setting: 'workshop', task: 'Faz móveis de madeira.' },
    { name: 'veterinária', worker: 'vet', tool: stethoscope, setting: 'stable', task: 'Examina os animais doentes.' },
    { name: 'ferreiro', worker: 'smith', tool: hammer, setting: 'forge', task: 'Bate o ferro e faz ferraduras.' },
    {
      name: 'queijeiro',
      worker: 'cheesemaker',
      tool: cheeseVat,
      setting: 'plain',
      task: 'Transforma o leite em queijo.',
    },
    { name: 'tecelão', worker: 'weaver', tool: loom, setting: 'plain', task: 'Faz tecidos com fios.' },
  ],
}
