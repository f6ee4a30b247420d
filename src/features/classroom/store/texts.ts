import { counted } from '../../../product/counted.ts'
import type { CopyFault } from './copy.rules.ts'

/** The screen of this device: its contents, and copies of them. */
export const DEVICE = {
  title: 'O que está neste aparelho',
  back: 'Turma',
  lead: (classes: number, names: number, size: string) =>
    classes === 0
      ? 'Nada ainda. Se você tem uma cópia, abra aqui.'
      : `${counted(classes, 'turma', 'turmas')}, ${counted(names, 'nome', 'nomes')}, ${size}. Ninguém mais vê, nem nós.`,
  justNow: (names: number) => `${counted(names, 'nome', 'nomes')}, só até fechar esta página.`,
  persisted: 'Este navegador prometeu não apagar isto sozinho.',
  notPersisted: 'Se o aparelho ficar sem espaço, o navegador pode apagar isto. Salve uma cópia.',
  saveTitle: 'Salvar cópia',
  saveText: (last: string | null) =>
    `Um arquivo pequeno, para guardar no pendrive ou mandar para o seu email. ${last ? `Última: ${last}.` : 'Ainda não há cópia.'}`,
  seal: 'Fechar com senha',
  password: 'Senha',
  passwordHint: 'Anote: sem ela a cópia não abre, e nós não temos como ajudar.',
  shortPassword: 'Use pelo menos 8 letras ou números.',
  save: 'Salvar cópia',
  saving: 'Salvando…',
  saved: { title: 'Cópia salva', description: 'Guarde o arquivo num lugar só seu.' },
  openTitle: 'Abrir cópia',
  openText: 'De outro celular ou do computador. Antes de mudar, mostramos o que muda.',
  choose: 'Escolher o arquivo',
  fileLabel: 'Arquivo da cópia',
  eraseTitle: 'Apagar',
  eraseText: 'Turmas, cadernos e nomes saem daqui. As atividades guardadas na sua conta ficam.',
  erase: 'Apagar tudo deste aparelho',
  eraseQuestion: 'Apagar tudo deste aparelho?',
  eraseQuestionText: 'Turmas, nomes e cadernos somem, e não há como trazer de volta sem uma cópia.',
  eraseNo: 'Não apagar',
  eraseYes: 'Apagar tudo',
  erased: { title: 'Tudo apagado', description: 'Não há mais nenhum nome neste aparelho.' },
  sealedTitle: 'Esta cópia tem senha',
  openSealed: 'Abrir',
  opening: 'Abrindo…',
  changesTitle: 'Abrir esta cópia?',
  added: (count: number) => counted(count, 'nome novo:', 'nomes novos:'),
  changed: (count: number) => (count === 1 ? '1 muda:' : `${count} mudam:`),
  newClasses: (count: number) => counted(count, 'turma nova:', 'turmas novas:'),
  changedClasses: (count: number) => counted(count, 'turma muda:', 'turmas mudam:'),
  sheets: (count: number) => counted(count, 'atividade entra no caderno:', 'atividades entram no caderno:'),
  kept: (count: number) =>
    count === 0 ? 'Nada sai.' : `Nada sai. ${count === 1 ? 'A outra fica' : `As outras ${count} ficam`} como estão.`,
  nothing: 'Esta cópia é igual ao que está aqui.',
  tooMany: 'Esta cópia não cabe junto com o que está aqui: são turmas ou crianças demais. Nada mudou.',
  merge: 'Juntar com o que está aqui',
  leave: 'Não mudar nada',
  merged: { title: 'Cópia aberta' },
  close: 'Fechar',
  faultTitle: 'Este arquivo não abriu',
  faults: {
    huge: 'Ele é grande demais para ser uma cópia da turma. Nada mudou aqui.',
    cut: 'Ele está cortado ou foi alterado. Nada mudou aqui. Tente mandar o arquivo de novo, do aparelho antigo.',
    other: 'Ele não é uma cópia da turma. Nada mudou aqui.',
    newer: 'Ele veio de uma versão mais nova desta página. Nada mudou aqui. Recarregue a página e tente de novo.',
    password: 'A senha não é esta, ou o arquivo foi alterado. Nada mudou aqui.',
  } satisfies Record<CopyFault, string>,
} as const

/** The question at signing out. */
export const LEAVING = {
  title: 'Deixar a turma neste aparelho?',
  text: 'Os nomes ficam guardados aqui, só para a sua conta: quem entrar com outra não os vê. Num computador da escola, apague.',
  keep: 'Deixar e sair',
  erase: 'Apagar e sair',
} as const
