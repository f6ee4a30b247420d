/**
 * Agreements for living together, tasks at home, at school and in the district, as the BNCC (EF01GE04, EF01HI03, EF01HI04,
 * EF01LP21) asks of first classes; taken from no single source. A dog's lead and a shower before the pool follow usual
 * rules of Brazilian towns and clubs.
 */
import type { Deed } from '../../studio/places/deed-parts.ts'
import { HOME_DEEDS, OUTDOOR_DEEDS } from '../../studio/places/deeds-about.ts'
import { CLASS_DEEDS, LIBRARY_DEEDS } from '../../studio/places/deeds-indoors.ts'
import type { DistrictPlace } from '../../studio/places/district-street.ts'
import type { SharedPlace } from '../../studio/places/shared-places.ts'

export interface Agreement {
  readonly rule: string
  readonly keeps: Deed
  /** The same moment before the agreement, where a picture shows it plainly. */
  readonly breaks?: Deed
}

const agreed = (rule: string, keeps: Deed, breaks?: Deed): Agreement => ({ rule, keeps, ...(breaks && { breaks }) })

const { lixo, quadro, planta, mão, papel, material } = CLASS_DEEDS
const { devolver, baixinho, andar, páginas, fone, dividir } = LIBRARY_DEEDS
const { casca, vez, flores, guia, torneira, banco, convite } = OUTDOOR_DEEDS
const { cama, mesa, louça, brinquedos, cachorro, varrer } = HOME_DEEDS

const PEEL = agreed('JOGAR A CASCA NO LIXO', casca, OUTDOOR_DEEDS['casca no chão'])
const TURN = agreed('ESPERAR A VEZ NO BALANÇO', vez)
const FLOWERS = agreed('REGAR AS FLORES', flores, OUTDOOR_DEEDS['arranca flores'])
const BENCH = agreed('SENTAR NO BANCO', banco, OUTDOOR_DEEDS['sobe no banco'])
const INVITE = agreed('CHAMAR A COLEGA PARA BRINCAR', convite)

/** Three behind, then three in front. */
export const AGREEMENTS: Readonly<Record<SharedPlace, readonly Agreement[]>> = {
  sala: [
    agreed('JOGAR O PAPEL NO LIXO', lixo, CLASS_DEEDS['lixo no chão']),
    agreed('APAGAR O QUADRO', quadro),
    agreed('REGAR A PLANTA', planta),
    agreed('LEVANTAR A MÃO PARA FALAR', mão, CLASS_DEEDS['fala junto']),
    agreed('DESENHAR SÓ NO PAPEL', papel, CLASS_DEEDS['risca a mesa']),
    agreed('GUARDAR O MATERIAL', material, CLASS_DEEDS['material no chão']),
  ],
  biblioteca: [
    agreed('DEVOLVER O LIVRO À ESTANTE', devolver, LIBRARY_DEEDS['livros no chão']),
    agreed('FALAR BAIXINHO', baixinho, LIBRARY_DEEDS.tambor),
    agreed('ANDAR SEM CORRER', andar, LIBRARY_DEEDS.correr),
    agreed('DIVIDIR O LIVRO', dividir),
    agreed('LER SEM RASGAR O LIVRO', páginas, LIBRARY_DEEDS.rasgar),
    agreed('USAR FONE PARA OUVIR', fone, LIBRARY_DEEDS['som alto']),
  ],
  patio: [TURN, PEEL, FLOWERS, agreed('FECHAR A TORNEIRA', torneira, OUTDOOR_DEEDS['torneira aberta']), BENCH, INVITE],
  praca: [TURN, PEEL, FLOWERS, agreed('LEVAR O CACHORRO NA GUIA', guia, OUTDOOR_DEEDS['sem guia']), BENCH, INVITE],
  casa: [
    agreed('ARRUMAR A CAMA', cama, HOME_DEEDS['pula na cama']),
    agreed('PÔR A MESA', mesa),
    agreed('LAVAR A LOUÇA', louça),
    agreed('GUARDAR OS BRINQUEDOS', brinquedos, HOME_DEEDS['brinquedos no chão']),
    agreed('DAR COMIDA AO CACHORRO', cachorro),
    agreed('VARRER O CHÃO', varrer),
  ],
}

/** Agreements that fit one place of the district alone. */
export const DISTRICT_RULES: Readonly<Record<DistrictPlace, readonly string[]>> = {
  casa: [
    'ARRUMAR A MINHA CAMA',
    'DEITAR NA HORA DE DORMIR',
    'DOBRAR A COBERTA AO ACORDAR',
    'VESTIR O PIJAMA PARA DORMIR',
  ],
  escola: [
    'LEVANTAR A MÃO NA AULA',
    'FAZER FILA PARA O RECREIO',
    'CUIDAR DO MATERIAL DA TURMA',
    'OUVIR A PROFESSORA COM ATENÇÃO',
  ],
  biblioteca: [
    'DEVOLVER O LIVRO NO DIA CERTO',
    'FALAR BAIXINHO PERTO DE QUEM LÊ',
    'PÔR O LIVRO DE VOLTA NA ESTANTE',
    'PEDIR O LIVRO EMPRESTADO PARA LER',
  ],
  ônibus: [
    'DAR SINAL PARA O MOTORISTA PARAR',
    'DAR O LUGAR A QUEM É IDOSO',
    'ESPERAR A PORTA ABRIR PARA DESCER',
    'FICAR SENTADO ATÉ O MEU PONTO',
  ],
  praça: [
    'ESPERAR A VEZ NO BALANÇO',
    'LEVAR O CACHORRO NA GUIA',
    'RECOLHER O COCÔ DO CACHORRO',
    'EMPURRAR O BALANÇO COM CUIDADO',
  ],
  piscina: [
    'TOMAR DUCHA ANTES DE NADAR',
    'ENTRAR NA ÁGUA COM UM ADULTO',
    'ANDAR NA BORDA MOLHADA SEM CORRER',
    'USAR BOIA SE NÃO SABE NADAR',
  ],
}
