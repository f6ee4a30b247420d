/** Clothes. One line each, read by `readRecords`. */
export const CLOTHES = `
shirt 👕 camiseta a .6 =camisa
tie 👔 camisa_social a .7 ! =gravata/camisa
jeans 👖 calça a .95
shorts 🩳 bermuda a .5 =short
dress 👗 vestido o 1
coat 🧥 casaco o .9 unclear
lab-coat 🥼 jaleco o 1 hard unclear
safety-vest 🦺 colete o .65 hard unclear
scarf 🧣 cachecol o .5
glove 🧤 luva a .22 several
sock 🧦 meia a .3 =meias several
blouse 👚 blusa a .6 hard unclear
bikini 👙 biquíni o .4 hard
swimsuit 🩱 maiô o .6 hard
briefs 🩲 sunga a .3 =cueca hard
kimono 👘 quimono o 1.2 hard
sari 🥻 sári o 1.2 ! hard
shoe 👞 sapato o .28
sneaker 👟 tênis o .28 pl:tênis
hiking-boot 🥾 botina a .3 ! =bota
boot 👢 bota a .4
flat-shoe 🥿 sapatilha a .25 hard unclear
high-heel 👠 sapato_de_salto o .25 ! =sapato
sandal 👡 sandália a .25 unclear
flip-flop 🩴 chinelo o .26
ballet-shoes 🩰 sapatilhas_de_balé as .25 ! hard
top-hat 🎩 cartola a .3 alone
hat 👒 chapéu o .35
cap 🧢 boné o .25
helmet 🪖 capacete o .3 !
rescue-helmet ⛑️ capacete_de_resgate o .3 ! =capacete
purse 👛 carteirinha a .15 ! hard
handbag 👜 bolsa a .35
pouch 👝 necessaire a .2 ! hard
suitcase 🧳 mala a .6
glasses 👓 óculos os .15 pl:óculos
sunglasses 🕶️ óculos_escuros os .15 ! pl:óculos_escuros =óculos
goggles 🥽 óculos_de_natação os .16 ! hard
ring 💍 anel o .02
beads 📿 colar o .3 hard
lipstick 💄 batom o .08 hard
hand-fan 🪭 leque o .25 alone
`
