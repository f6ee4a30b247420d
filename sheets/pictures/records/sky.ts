/** Sky, weather and landscape. One line each, read by `readRecords`. */
export const SKY = `
sun ☀️ sol o 3 pl:sóis
sun-face 🌞 sol_sorridente o 3 ! face =sol
moon 🌙 lua a 2
full-moon 🌕 lua_cheia a 2 !
moon-face 🌝 lua_sorridente a 2 ! face =lua
star ⭐ estrela a 1
glowing-star 🌟 estrela_brilhante a 1 ! =estrela
cloud ☁️ nuvem a 4
rain 🌧️ chuva a 4 =nuvem several
sun-cloud ⛅ sol_e_nuvem o 4 ! pl:sóis_e_nuvens
sun-rain 🌦️ sol_e_chuva o 4 ! pl:sóis_e_chuvas
storm ⛈️ tempestade a 4 ! =chuva/trovão
lightning ⚡ raio o 4
snow-cloud 🌨️ nevasca a 4 ! =neve
snowflake ❄️ floco_de_neve o .05 ! =neve
snowman ⛄ boneco_de_neve o 1.5 !
tornado 🌪️ furacão o 20 =tornado
rainbow 🌈 arco-íris o 20 pl:arco-íris
drop 💧 gota a .02 =água hard
fire 🔥 fogo o .8
wave 🌊 onda a 2 =mar hard unclear
earth 🌎 globo o .3 ! =terra/mundo
planet 🪐 planeta o 4
comet ☄️ cometa o 2
milky-way 🌌 céu_estrelado o 40 !
mountain ⛰️ montanha a 60
snow-mountain 🏔️ montanha_nevada a 60 ! =montanha
volcano 🌋 vulcão o 60 unclear
island 🏝️ ilha a 40 unclear
desert 🏜️ deserto o 40 hard unclear
`
