/** Stories of long division for the highest level: sharing equally, and how many groups of a size there are. */
import { type Story, story } from './stories.ts'

/** By the place in which they happen. */
export const DIVIDED: Readonly<Record<string, readonly Story[]>> = {
  feira: [
    story('dividir', 'O feirante repartiu {a} {x} igualmente em {b} caixas.', '{q} {x} ficaram em cada caixa?'),
    story('dividir', 'Com {a} {x}, o feirante monta sacolas de {b}.', 'Quantas sacolas ele monta?'),
    story('dividir', '{n} e {m} arrumaram {a} {x} em {b} fileiras iguais.', '{q} {x} há em cada fileira?'),
    story('dividir', 'Em cada bandeja cabem {b} {x}. O feirante tem {a}.', 'Quantas bandejas ele enche?'),
    story(
      'dividir',
      'Um caminhão levou {a} {x} para {b} bancas, o mesmo tanto para cada uma.',
      '{q} {x} cada banca recebeu?',
    ),
    story('dividir', '{n} põe {b} {x} em cada pacote. Já embalou {a}.', 'Quantos pacotes {n} fez?'),
  ],
  escola: [
    story(
      'dividir',
      'A escola recebeu {a} {x} para {b} turmas, o mesmo tanto para cada uma.',
      '{q} {x} cada turma recebeu?',
    ),
    story('dividir', 'A diretora guarda {a} {x} em caixas de {b}.', 'De quantas caixas ela precisa?'),
    story('dividir', '{n} e {m} separaram {a} {x} em {b} montes iguais.', '{q} {x} há em cada monte?'),
    story('dividir', 'Em cada armário cabem {b} {x}. A escola tem {a}.', 'Quantos armários ficam cheios?'),
    story('dividir', 'Foram doad{o}s {a} {x}, repartid{o}s igualmente entre {b} salas.', '{q} {x} cada sala recebeu?'),
    story('dividir', 'Cada kit leva {b} {x}. Na secretaria há {a}.', 'Quantos kits dá para montar?'),
  ],
}
