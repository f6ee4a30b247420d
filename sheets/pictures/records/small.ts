/** Animals of the water, reptiles and insects. One line each, read by `readRecords`. */
export const SMALL = `
fish 🐟 peixe o .3
tropical-fish 🐠 peixe_tropical o .15 ! =peixe
blowfish 🐡 baiacu o .25 =peixe hard unclear
frog 🐸 sapo o .12 face =rã
turtle 🐢 tartaruga a .5
whale 🐋 baleia a 12
spouting-whale 🐳 baleia_azul a 15 ! =baleia
dolphin 🐬 golfinho o 2.2
seal 🦭 foca a 1.6
shark 🦈 tubarão o 3
octopus 🐙 polvo o .6 face
squid 🦑 lula a .5 hard unclear
jellyfish 🪼 água-viva a .3 pl:águas-vivas
crab 🦀 caranguejo o .2 =siri
lobster 🦞 lagosta a .4 unclear
shrimp 🦐 camarão o .12 unclear
oyster 🦪 ostra a .12 =concha hard unclear
shell 🐚 concha a .1 unclear beside
coral 🪸 coral o .4 unclear beside
seaweed - alga a .5 hard unclear beside
crocodile 🐊 jacaré o 2.5 =crocodilo
snake 🐍 cobra a 1.2
lizard 🦎 lagartixa a .15 =lagarto
butterfly 🦋 borboleta a .1
ladybug 🐞 joaninha a .02
snail 🐌 caracol o .06 =caramujo
spider 🕷️ aranha a .04
ant 🐜 formiga a .012
fly 🪰 mosca a .012
mosquito 🦟 mosquito o .012 =pernilongo
beetle 🪲 besouro o .03 unclear
cockroach 🪳 barata a .04 hard
cricket 🦗 grilo o .04 =gafanhoto
worm 🪱 minhoca a .12
caterpillar 🐛 lagarta a .06
scorpion 🦂 escorpião o .08 hard
web 🕸️ teia a .4 unclear beside
`
