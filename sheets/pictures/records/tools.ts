/** Tools and devices. One line each, read by `readRecords`. */
export const TOOLS = `
hammer 🔨 martelo o .3
axe 🪓 machado o .6 hard
saw 🪚 serrote o .5 alone
wrench 🔧 chave_inglesa a .25 !
screwdriver 🪛 chave_de_fenda a .2 !
nut-bolt 🔩 parafuso o .05
gear ⚙️ engrenagem a .2 ! hard
toolbox 🧰 caixa_de_ferramentas a .4 !
ladder 🪜 escada a 2
magnet 🧲 ímã o .1
brick 🧱 tijolo o .2 ! =parede
candle 🕯️ vela a .18
bulb 💡 lâmpada a .1
flashlight 🔦 lanterna a .18
lantern 🏮 lanterna_de_papel a .4 ! hard
lamp - abajur o 1.4 ! hard
plug 🔌 tomada a .06 =fio hard
battery 🔋 pilha a .06 =bateria
clock ⏰ despertador o .15 =relógio
mantel-clock 🕰️ relógio o .4
hourglass ⏳ ampulheta a .2 alone
watch ⌚ relógio_de_pulso o .05 ! =relógio
thermometer 🌡️ termômetro o .15
umbrella ☂️ guarda-chuva o .9 pl:guarda-chuvas =sombrinha
tv 📺 televisão a .9
radio 📻 rádio o .35 hard
phone ☎️ telefone o .25
mobile 📱 celular o .15
laptop 💻 computador o .35 =notebook alone
desktop 🖥️ monitor o .55 ! =computador
keyboard ⌨️ teclado o .4
printer 🖨️ impressora a .4
camera 📷 câmera a .14 =máquina_de_fotos
video-camera 📹 filmadora a .25 =câmera hard
movie-camera 🎥 câmera_de_cinema a .6 !
headphones 🎧 fone o .18
microphone 🎤 microfone o .22
joystick 🕹️ alavanca_de_jogo a .2 !
game-controller 🎮 controle o .16 =videogame unclear
pill 💊 remédio o .02 hard unclear
syringe 💉 injeção a .12 hard unclear
bandage 🩹 curativo o .07 hard
stethoscope 🩺 estetoscópio o .4 !
crutch 🩼 muleta a 1.2 hard unclear
telescope 🔭 telescópio o 1 hard
microscope 🔬 microscópio o .4 hard
key 🔑 chave a .06
old-key 🗝️ chave_antiga a .08 ! =chave
padlock 🔒 cadeado o .08
open-padlock 🔓 cadeado_aberto o .08 ! =cadeado
chain ⛓️ corrente a .4 hard unclear
hook 🪝 gancho o .15 =anzol hard
bomb 💣 bomba a .2 !
`
