/** Small stories of the market, the farm and the beach. */
import { type StoryTheme, story } from './story-form.ts'

export const AT_MARKET: StoryTheme = {
  things: ['maçã', 'laranja', 'banana', 'pera', 'caju', 'cenoura', 'tomate', 'batata'],
  simple: [
    story('juntar', '{n} e {m} vão juntar {o}s {x} em uma banca só.', '{q} {x} os dois têm?', '{n}', '{m}'),
    story(
      'retirar',
      'Está quase na hora do almoço: {n} compra {x} de {m}.',
      '{q} {x} vão ficar na caixa?',
      '{m}',
      '{n} leva',
    ),
    story('acrescentar', 'A fila cresceu! {m} trouxe mais {x} para a banca.', '{q} {x} há agora?', 'banca', 'chegaram'),
    story(
      'separar',
      'A avó vem mais tarde. {m} vai separar {x} para ela.',
      '{q} {x} vão sobrar?',
      'caixa',
      'para a avó',
    ),
    story('juntar', '{n} achou uma sacola grande e vai pôr tudo nela.', '{q} {x} vão na sacola?', 'caixa 1', 'caixa 2'),
    story(
      'retirar',
      '{m} ajudou a carregar tudo, e {n} vai dar {x} a ele.',
      'Com {q2} {x} {n} vai ficar?',
      '{n}',
      'para {m}',
    ),
  ],
  compared: [
    story('comparar', '{n} e {m} arrumaram suas caixas.', '{q} {x} {n} tem a mais que {m}?', '{n}', '{m}'),
    story(
      'completar',
      'A feira já vai abrir, e a caixa não está cheia.',
      '{q} {x} faltam para encher?',
      'caixa cheia',
      'já tem',
    ),
    story('comparar', '{n} contou {o}s {x} de manhã e à tarde.', '{q} {x} a menos há à tarde?', 'manhã', 'tarde'),
  ],
  multiplied: [
    story('grupos', '{n} arrumou {o}s {x} em caixas iguais.', '{q} {x} há ao todo nas caixas?'),
    story('repartir', '{m} vai repartir tudo igualmente nas caixas vazias.', '{q} {x} vão em cada caixa?', '{x}'),
    story('dois-passos', '{n} vai levar as caixas iguais e a outra caixa.', '{q} {x} vai levar?', '', 'outra'),
    story('grupos', 'As caixas chegaram do sítio, todas com a mesma quantidade.', '{q} {x} chegaram?'),
    story(
      'medir',
      '{m} vai fazer sacolas, todas com a mesma quantidade.',
      'Quantas sacolas vai fazer?',
      '{x}',
      'por sacola',
    ),
    story('dois-passos', '{m} contou as caixas iguais e depois a outra.', '{q} {x} contou ao todo?', '', 'outra'),
  ],
  divided: [
    story('dividir', '{n} vai repartir tudo igualmente em caixas.', '{q} {x} vão em cada caixa?', '{x}', 'caixas'),
    story(
      'dividir',
      'A freguesa quer pronto: {m} monta sacolas iguais.',
      'Quantas sacolas ele monta?',
      '{x}',
      'por sacola',
    ),
    story(
      'dividir',
      '{n} e {m} vão formar fileiras iguais na banca.',
      '{q} {x} vão em cada fileira?',
      '{x}',
      'fileiras',
    ),
    story(
      'dividir',
      'Tudo maduro! {n} enche bandejas com a mesma quantidade.',
      'Quantas bandejas ela enche?',
      '{x}',
      'por bandeja',
    ),
    story(
      'dividir',
      'Um caminhão leva a mesma quantidade a cada banca.',
      '{q} {x} cada banca recebe?',
      '{x}',
      'bancas',
    ),
    story('dividir', 'É dia de entrega: {m} faz pacotes iguais.', 'Quantos pacotes ele faz?', '{x}', 'por pacote'),
  ],
}

export const AT_FARM: StoryTheme = {
  things: ['vaca', 'cavalo', 'porco', 'ovelha', 'galinha', 'pintinho'],
  simple: [
    story(
      'juntar',
      'Hoje tem vacina: {n} e {m} contam os dois cercados.',
      '{q} {x} há ao todo?',
      'cercado 1',
      'cercado 2',
    ),
    story(
      'retirar',
      '{m} vai abrir o portão, e uma parte vai sair.',
      '{q} {x} vão ficar no cercado?',
      'cercado',
      'vão sair',
    ),
    story('acrescentar', '{n} já tinha {x}. Hoje chegaram outr{o}s.', '{q} {x} {n} tem agora?', 'já tinha', 'chegaram'),
    story(
      'separar',
      'A ração chegou tarde: só uma parte já comeu.',
      '{q} {x} ainda não comeram?',
      'cercado',
      'já comeram',
    ),
    story('juntar', 'Fim de tarde! Tod{o}s vão para o galpão.', '{q} {x} vão dormir lá?', 'pasto 1', 'pasto 2'),
    story('retirar', 'Que calor! {n} vai levar uma parte para o lago.', '{q} {x} vão ficar?', 'cercado', 'vão ao lago'),
  ],
  compared: [
    story('comparar', '{n} e {m} cuidam de {x}.', 'De {q2} {x} {n} cuida a mais?', '{n}', '{m}'),
    story('completar', '{m} abriu o portão para {o}s {x} entrarem.', '{q} {x} ainda faltam?', 'ao todo', 'já entraram'),
    story('comparar', '{n} contou {o}s {x} que viu ontem e hoje.', '{q} {x} a menos {n} viu hoje?', 'ontem', 'hoje'),
  ],
  multiplied: [
    story('grupos', '{n} contou {o}s {x} dos abrigos iguais.', '{q} {x} {n} contou?'),
    story('repartir', '{m} vai repartir tod{o}s igualmente nos abrigos vazios.', '{q} {x} vão em cada um?', '{x}'),
    story('dois-passos', '{n} cuida dos abrigos iguais e do outro abrigo.', 'De {q2} {x} {n} cuida?', '', 'outro'),
    story('grupos', 'Em cada abrigo há a mesma quantidade de {x}.', '{q} {x} há no sítio?'),
    story('medir', 'O caminhão leva sempre a mesma quantidade.', 'Quantas viagens serão feitas?', '{x}', 'por viagem'),
    story('dois-passos', '{m} somou os abrigos iguais e depois o outro.', '{q} {x} há ao todo?', '', 'outro'),
  ],
}

export const AT_BEACH: StoryTheme = {
  things: ['concha', 'estrela-do-mar', 'siri', 'pedrinha', 'coco'],
  simple: [
    story('juntar', 'A maré subiu: {n} e {m} vão contar o que acharam.', '{q} {x} os dois acharam?', '{n}', '{m}'),
    story('retirar', 'O cesto ficou pesado. {m} vai tirar {x}.', '{q} {x} vão ficar no cesto?', 'cesto', '{m} tira'),
    story(
      'acrescentar',
      '{n} achou {x} de manhã e voltou à tarde com {m}.',
      '{q} {x} acharam no dia?',
      'manhã',
      'à tarde',
    ),
    story('separar', 'No cesto há {x} grandes e {x} pequen{o}s.', '{q} {x} pequen{o}s há?', 'cesto', 'grandes'),
    story('juntar', '{n} vai despejar os dois cestos na areia.', '{q} {x} vão para a areia?', 'cesto 1', 'cesto 2'),
    story(
      'retirar',
      'Na hora de ir embora, {n} devolve uma parte.',
      '{q} {x} vão ficar com {n}?',
      'cesto',
      '{n} devolve',
    ),
  ],
  compared: [
    story('comparar', '{n} e {m} contaram seus cestos.', '{q} {x} {n} tem a mais que {m}?', '{n}', '{m}'),
    story('completar', '{m} quer encher o cesto.', '{q} {x} ainda faltam?', 'cesto cheio', 'já tem'),
    story('comparar', 'No sábado {n} viu mais que no domingo.', '{q} {x} a menos viu no domingo?', 'sábado', 'domingo'),
  ],
  multiplied: [
    story('grupos', '{n} encheu cestos iguais na praia.', '{q} {x} {n} juntou?'),
    story('repartir', '{m} vai repartir tudo igualmente nos cestos vazios.', '{q} {x} vão em cada cesto?', '{x}'),
    story('dois-passos', '{n} contou os cestos iguais e o outro cesto.', '{q} {x} contou?', '', 'outro'),
    story('grupos', 'Cada amigo encheu um cesto com a mesma quantidade.', '{q} {x} os amigos juntaram?'),
    story(
      'medir',
      '{m} faz montes na areia, todos com a mesma quantidade.',
      'Quantos montes vai fazer?',
      '{x}',
      'por monte',
    ),
    story('dois-passos', '{m} juntou os cestos iguais e o outro cesto.', '{q} {x} juntou?', '', 'outro'),
  ],
}
