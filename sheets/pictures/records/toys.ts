/** Toys and sports. One line each, read by `readRecords`. */
export const TOYS = `
ball ⚽ bola a .22
basketball 🏀 bola_de_basquete a .24 ! =bola
volleyball 🏐 bola_de_vôlei a .21 ! =bola
baseball ⚾ bola_de_beisebol a .08 !
tennis 🎾 bola_de_tênis a .07 !
football 🏈 bola_de_futebol_americano a .28 !
bowling 🎳 boliche o .4
ping-pong 🏓 raquete a .26
badminton 🏸 peteca_de_badminton a .6 !
boxing-glove 🥊 luva_de_boxe a .3 ! =luva
kite 🪁 pipa a .7 =papagaio/pandorga
yo-yo 🪀 ioiô o .06
dice 🎲 dado o .02
puzzle 🧩 quebra-cabeça o .05 pl:quebra-cabeças
robot 🤖 robô o .5 face
trophy 🏆 troféu o .4 =taça
medal 🏅 medalha a .08
target 🎯 alvo o .5
fishing-pole 🎣 vara_de_pescar a 1.5 !
skateboard 🛹 skate o .8
roller-skate 🛼 patins os .35
ice-skate ⛸️ patim o .35 !
sled 🛷 trenó o 1.2
skis 🎿 esquis os 1.6 !
surf 🏄 surfista o 1.7 !
palette 🎨 paleta a .35 =tinta
goal 🥅 gol o 2.4 =trave
chess ♟️ peão o .06
cards 🃏 carta_de_baralho a .09 !
boomerang 🪃 bumerangue o .3
bow 🏹 arco_e_flecha o 1 ! pl:arcos_e_flechas
shield 🛡️ escudo o .7
sword 🗡️ espada a .9
`
