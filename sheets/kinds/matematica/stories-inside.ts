/** Small stories of a party and of school. */
import { type StoryTheme, story } from './story-form.ts'

export const AT_PARTY: StoryTheme = {
  things: ['brigadeiro', 'biscoito', 'suco', 'sonho', 'rosquinha', 'pãozinho'],
  simple: [
    story('juntar', 'A mesa é comprida: cabem as duas caixas.', '{q} {x} a mesa vai ter?', 'caixa 1', 'caixa 2'),
    story(
      'retirar',
      'Os avós não podem vir. {n} vai levar {x} para eles.',
      '{q} {x} ficam para a festa?',
      'caixa',
      'para os avós',
    ),
    story('acrescentar', 'Vem mais gente! {n} já fez {x}, e {m} traz outr{o}s.', '{q} {x} há agora?', '{n}', 'de {m}'),
    story('juntar', 'Está na hora: {n} e {m} vão pôr tudo na mesa.', '{q} {x} vão para a mesa?', '{n}', '{m}'),
    story(
      'retirar',
      'Acabou a brincadeira, e a turma está com fome.',
      '{q} {x} vão ficar na caixa?',
      'caixa',
      'para a turma',
    ),
    story('acrescentar', 'A avó tocou a campainha: ela trouxe mais {x}!', '{q} {x} há agora?', 'festa', 'da avó'),
    story('separar', '{m} pensa em quem ficou em casa e guarda {x}.', '{q} {x} vão sobrar?', 'caixa', 'para a família'),
    story('juntar', '{n} vai servir {o}s {x} da sala e da cozinha.', '{q} {x} vai servir?', 'sala', 'cozinha'),
    story(
      'retirar',
      '{m} chegou atrasado. {n} guardou {x} para ele.',
      'Com {q2} {x} {n} vai ficar?',
      '{n}',
      'para {m}',
    ),
  ],
  compared: [
    story('comparar', '{n} e {m} trouxeram caixas.', '{q} {x} {n} trouxe a mais?', '{n}', '{m}'),
    story('completar', '{m} conferiu o que já chegou à festa.', '{q} {x} ainda faltam?', 'a festa precisa', 'chegaram'),
    story('comparar', 'No fim da festa havia menos {x}.', '{q} {x} a menos havia no fim?', 'começo', 'fim'),
  ],
  multiplied: [
    story('grupos', '{n} fez caixas iguais para os amigos.', '{q} {x} {n} usou ao todo?'),
    story('repartir', '{m} vai repartir tudo igualmente nas caixas vazias.', '{q} {x} vão em cada caixa?', '{x}'),
    story('medir', '{n} põe em cada bandeja a mesma quantidade.', 'Quantas bandejas {n} enche?', '{x}', 'por bandeja'),
    story(
      'repartir',
      'Cada convidado tem uma caixa vazia e vai ganhar a mesma quantidade.',
      '{q} {x} cada um ganha?',
      '{x}',
    ),
    story('dois-passos', '{n} juntou as caixas iguais e a caixa da avó.', '{q} {x} há para a festa?', '', 'avó'),
    story('repartir', '{n} e {m} vão encher as caixas vazias por igual.', '{q} {x} vão em cada caixa?', '{x}'),
    story(
      'medir',
      'Cada criança vai receber a mesma quantidade.',
      'Quantas crianças vão receber?',
      '{x}',
      'por criança',
    ),
    story(
      'repartir',
      'As caixas vazias são lembranças, todas com a mesma quantidade.',
      '{q} {x} vão em cada uma?',
      '{x}',
    ),
    story('dois-passos', '{m} contou as caixas iguais e a que veio depois.', '{q} {x} contou ao todo?', '', 'depois'),
  ],
}

export const AT_SCHOOL: StoryTheme = {
  things: ['lápis', 'livro', 'régua', 'peteca', 'bola'],
  simple: [
    story('juntar', 'A aula acabou: {n} e {m} guardam tudo no armário.', '{q} {x} vão para o armário?', '{n}', '{m}'),
    story(
      'retirar',
      'Hoje a aula é no pátio. {m} vai levar {x}.',
      '{q} {x} vão ficar na caixa?',
      'caixa',
      'para o pátio',
    ),
    story(
      'acrescentar',
      'Chegaram colegas novos, e a diretora trouxe mais {x}.',
      '{q} {x} a turma tem agora?',
      'turma',
      'da diretora',
    ),
    story(
      'separar',
      'Misturou tudo! Uma parte é da outra turma.',
      '{q} {x} são da turma de {n}?',
      'caixa',
      'da outra turma',
    ),
    story('juntar', '{n} contou {o}s {x} dos dois lugares.', '{q} {x} há na sala?', 'armário', 'mesas'),
    story('retirar', 'A turma de {m} precisa de {x}, e {n} empresta.', '{q} {x} ficam com {n}?', '{n}', '{n} empresta'),
  ],
  compared: [
    story('comparar', '{n} e {m} são de turmas diferentes.', '{q} {x} a turma de {n} tem a mais?', '{n}', '{m}'),
    story('completar', '{m} conferiu {o}s {x} da turma.', '{q} {x} ainda faltam?', 'a turma precisa', 'já tem'),
    story('comparar', 'Em março havia mais {x} que em junho.', '{q} {x} a menos havia em junho?', 'março', 'junho'),
  ],
  multiplied: [
    story('grupos', '{n} arrumou {o}s {x} em caixas iguais.', '{q} {x} há nas caixas?'),
    story('repartir', '{m} vai repartir tudo igualmente nas caixas vazias.', '{q} {x} vão em cada caixa?', '{x}'),
    story('dois-passos', '{n} contou as caixas iguais e a outra caixa.', '{q} {x} há ao todo?', '', 'outra'),
    story('grupos', 'Cada mesa recebeu uma caixa com a mesma quantidade.', '{q} {x} as mesas receberam?'),
    story(
      'medir',
      '{m} forma grupos, e cada um recebe a mesma quantidade.',
      'Quantos grupos recebem?',
      '{x}',
      'por grupo',
    ),
    story('dois-passos', '{m} guardou as caixas iguais e a outra caixa.', '{q} {x} guardou?', '', 'outra'),
  ],
  divided: [
    story(
      'dividir',
      'A escola vai dar a mesma quantidade a cada turma.',
      '{q} {x} cada turma recebe?',
      '{x}',
      'turmas',
    ),
    story(
      'dividir',
      '{m} guarda a mesma quantidade em cada gaveta.',
      'Quantas gavetas ele enche?',
      '{x}',
      'por gaveta',
    ),
    story('dividir', '{n} e {m} vão fazer montes iguais.', '{q} {x} vão em cada monte?', '{x}', 'montes'),
    story('dividir', '{n} monta kits, todos com a mesma quantidade.', 'Quantos kits ela monta?', '{x}', 'por kit'),
    story('dividir', 'Tudo será repartido igualmente entre as salas.', '{q} {x} cada sala recebe?', '{x}', 'salas'),
    story(
      'dividir',
      '{m} enche caixas, todas com a mesma quantidade.',
      'Quantas caixas ele enche?',
      '{x}',
      'por caixa',
    ),
  ],
}
