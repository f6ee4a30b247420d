/** People and what they do. One line each, read by `readRecords`. */
export const PEOPLE = `
baby 👶 bebê o .6 face
boy 👦 menino o 1.2 =garoto
girl 👧 menina a 1.2 =garota
man 👨 homem o 1.75 hard
woman 👩 mulher a 1.65 hard
grandpa 👴 vovô o 1.7 =avô
grandma 👵 vovó a 1.6 =avó
farmer 🧑‍🌾 agricultor o 1.7 ! =fazendeiro
cook 🧑‍🍳 cozinheiro o 1.7
doctor 🧑‍⚕️ médico o 1.7 =doutor
firefighter 🧑‍🚒 bombeiro o 1.7
police 👮 policial o 1.7 face
astronaut 🧑‍🚀 astronauta o 1.8 face
pilot 🧑‍✈️ piloto o 1.7 face hard
painter 🧑‍🎨 pintor o 1.7 face =artista hard
singer 🧑‍🎤 cantora a 1.7 face !
mechanic 🧑‍🔧 mecânico o 1.7 face hard
builder 👷 pedreiro o 1.7 face hard
scientist 🧑‍🔬 cientista o 1.7 face hard
student 🧑‍🎓 formando o 1.7 face ! hard
teacher 👩‍🏫 professora a 1.65
judge 🧑‍⚖️ juiz o 1.7 face !
detective 🕵️ detetive o 1.7 face hard
king 🤴 príncipe o 1.7 face hard
princess 👸 princesa a 1.6 face
fairy 🧚 fada a .5
mermaid 🧜‍♀️ sereia a 1.6
wizard 🧙 mago o 1.7 =bruxo hard
genie 🧞 gênio o 2 hard
superhero 🦸 super-herói o 1.7
santa 🎅 Papai_Noel o 1.7 face !
elf 🧝 elfo o 1.5 !
vampire 🧛 vampiro o 1.7 hard
zombie 🧟 zumbi o 1.7 ! hard
family 👪 família a 1.7 uncoloured several
dancer 💃 dançarina a 1.65
runner 🏃 corredor o 1.7 ! =correr
walker 🚶 pedestre o 1.7 !
swimmer 🏊 nadador o 1.7 ! =nadar
cyclist 🚴 ciclista o 1.8 hard
horse-rider 🏇 jóquei o 2.4 !
weight-lifter 🏋️ halterofilista o 1.7 !
gymnast 🤸 ginasta o 1.6 hard
juggler 🤹 malabarista o 1.7 hard
climber 🧗 escalador o 1.7 !
yoga 🧘 meditação a .9 !
basketball-player ⛹️ jogador o 1.8 !
skier ⛷️ esquiador o 1.8 !
wheelchair 🧑‍🦽 cadeirante o 1.4 hard
white-cane 🧑‍🦯 pessoa_com_bengala a 1.7 !
bride 👰 noiva a 1.65
boy-2 - menino o 1.2 !
girl-2 - menina a 1.2 !
boy-3 - menino o 1.2 !
girl-3 - menina a 1.2 !
boy-4 - menino o 1.2 !
girl-4 - menina a 1.2 !
`
