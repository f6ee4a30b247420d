/** Work in town and country: who, where, with which tool, for what. */
import type { Thing } from '../../studio/fit.ts'
import { broom, hammer, needle } from '../../studio/pairs/things.ts'
import { blackboard, fishingNet, guitar, hose, roller, sewingMachine, stethoscope } from '../../studio/pairs/tools.ts'
import { saw, wateringCan } from '../../studio/turning/tools.ts'
import type { Setting } from '../../studio/work/settings.ts'
import { cheeseVat, fieldHoe, loom, millstone } from '../../studio/work/work-things.ts'
import { fryingPan, lasso, mailbag, scissors, smoker, spanner, trowel } from '../../studio/work/work-tools.ts'
import type { WorkerName } from '../../studio/work/workers.ts'

export const JOB_PLACES = ['cidade', 'campo'] as const
export type JobPlace = (typeof JOB_PLACES)[number]

export interface Job {
  readonly name: string
  readonly worker: WorkerName
  readonly tool: Thing
  readonly setting: Setting
  /** In the hand, not on the floor. */
  readonly isHeld?: true
  /** Does what, without the name of job or tool. */
  readonly task: string
}

export const JOBS: Readonly<Record<JobPlace, readonly Job[]>> = {
  cidade: [
    {
      name: 'professor',
      worker: 'teacher',
      tool: blackboard,
      setting: 'classroom',
      task: 'Ensina a turma a ler e escrever.',
    },
    {
      name: 'médica',
      worker: 'doctor',
      tool: stethoscope,
      setting: 'clinic',
      isHeld: true,
      task: 'Examina quem está doente.',
    },
    {
      name: 'bombeira',
      worker: 'firefighter',
      tool: hose,
      setting: 'fire',
      isHeld: true,
      task: 'Apaga o fogo e salva pessoas.',
    },
    {
      name: 'pintora',
      worker: 'painter',
      tool: roller,
      setting: 'paintedWall',
      isHeld: true,
      task: 'Muda a cor das paredes.',
    },
    {
      name: 'pedreiro',
      worker: 'builder',
      tool: trowel,
      setting: 'site',
      isHeld: true,
      task: 'Levanta casas e muros.',
    },
    { name: 'alfaiate', worker: 'tailor', tool: sewingMachine, setting: 'workshop', task: 'Corta e costura roupas.' },
    {
      name: 'violonista',
      worker: 'musician',
      tool: guitar,
      setting: 'stage',
      isHeld: true,
      task: 'Toca músicas para o público.',
    },
    {
      name: 'carteira',
      worker: 'postWoman',
      tool: mailbag,
      setting: 'doorway',
      isHeld: true,
      task: 'Entrega a correspondência.',
    },
    {
      name: 'gari',
      worker: 'sweeper',
      tool: broom,
      setting: 'square',
      isHeld: true,
      task: 'Limpa as ruas e as praças.',
    },
    {
      name: 'cozinheira',
      worker: 'cook',
      tool: fryingPan,
      setting: 'kitchen',
      isHeld: true,
      task: 'Prepara a comida.',
    },
    {
      name: 'mecânico',
      worker: 'mechanic',
      tool: spanner,
      setting: 'garage',
      isHeld: true,
      task: 'Conserta carros e motos.',
    },
    {
      name: 'cabeleireira',
      worker: 'hairdresser',
      tool: scissors,
      setting: 'salon',
      isHeld: true,
      task: 'Corta e penteia os cabelos.',
    },
  ],
  campo: [
    {
      name: 'agricultora',
      worker: 'farmer',
      tool: fieldHoe,
      setting: 'field',
      isHeld: true,
      task: 'Prepara a terra e planta.',
    },
    {
      name: 'pescador',
      worker: 'fisher',
      tool: fishingNet,
      setting: 'river',
      isHeld: true,
      task: 'Tira peixes do rio.',
    },
    {
      name: 'vaqueiro',
      worker: 'cowhand',
      tool: lasso,
      setting: 'pasture',
      isHeld: true,
      task: 'Cuida do gado no pasto.',
    },
    {
      name: 'apicultora',
      worker: 'beekeeper',
      tool: smoker,
      setting: 'apiary',
      isHeld: true,
      task: 'Cuida das abelhas e colhe o mel.',
    },
    {
      name: 'jardineiro',
      worker: 'gardener',
      tool: wateringCan,
      setting: 'garden',
      isHeld: true,
      task: 'Molha e poda as plantas.',
    },
    {
      name: 'marceneira',
      worker: 'joiner',
      tool: saw,
      setting: 'workshop',
      isHeld: true,
      task: 'Faz móveis de madeira.',
    },
    {
      name: 'veterinária',
      worker: 'vet',
      tool: stethoscope,
      setting: 'clinic',
      isHeld: true,
      task: 'Examina os animais doentes.',
    },
    {
      name: 'ferreiro',
      worker: 'smith',
      tool: hammer,
      setting: 'site',
      isHeld: true,
      task: 'Bate o ferro e faz ferraduras.',
    },
    {
      name: 'queijeiro',
      worker: 'cheesemaker',
      tool: cheeseVat,
      setting: 'kitchen',
      task: 'Transforma o leite em queijo.',
    },
    { name: 'tecelão', worker: 'weaver', tool: loom, setting: 'workshop', task: 'Faz tecidos com fios.' },
    { name: 'moleiro', worker: 'miller', tool: millstone, setting: 'mill', task: 'Transforma grãos em farinha.' },
    {
      name: 'bordadeira',
      worker: 'seamstress',
      tool: needle,
      setting: 'shop',
      isHeld: true,
      task: 'Enfeita panos com linha.',
    },
  ],
}
