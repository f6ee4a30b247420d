/** Vehicles and streets. One line each, read by `readRecords`. */
export const VEHICLES = `
car 🚗 carro o 4
suv 🚙 jipe o 4.2 ! =carro
taxi 🚕 táxi o 4.2
bus 🚌 ônibus o 10 pl:ônibus
trolleybus 🚎 trólebus o 10 !
minibus 🚐 van a 5 hard unclear
ambulance 🚑 ambulância a 5.5
fire-engine 🚒 caminhão_de_bombeiros o 8 ! =bombeiro
police-car 🚓 carro_de_polícia o 4.3 ! =polícia
truck 🚚 caminhão o 7
lorry 🚛 carreta a 12 hard unclear
tractor 🚜 trator o 3.6
pickup 🛻 caminhonete a 5 =picape hard
race-car 🏎️ carro_de_corrida o 4.5 ! =carro
motorcycle 🏍️ moto a 2
scooter 🛵 motoneta a 1.8 ! =moto
kick-scooter 🛴 patinete o 1
bicycle 🚲 bicicleta a 1.7
train 🚂 trem o 9 =maria-fumaça/locomotiva
railway-car 🚃 vagão o 12 unclear
metro 🚇 metrô o 12 unclear
tram 🚊 bonde o 12 unclear
bullet-train 🚅 trem-bala o 15 ! =trem
monorail 🚝 monotrilho o 12 !
airplane ✈️ avião o 14
small-plane 🛩️ aviãozinho o 8 ! =avião
helicopter 🚁 helicóptero o 8
rocket 🚀 foguete o 20
satellite 🛰️ satélite o 5 hard
ufo 🛸 disco_voador o 8 ! hard
boat ⛵ barco o 6 =veleiro
canoe 🛶 canoa a 4
speedboat 🚤 lancha a 5 unclear
ship 🚢 navio o 60 unclear
motor-boat 🛥️ iate o 15 hard unclear
ferry ⛴️ balsa a 25 hard unclear
anchor ⚓ âncora a 1
parachute 🪂 paraquedas o 6 pl:paraquedas
cable-car 🚠 bondinho o 3 hard unclear
wheel 🛞 roda a .6 =pneu
traffic-light 🚦 semáforo o 2.6 =farol/sinal hard
stop-sign 🛑 placa_de_pare a .7 ! =placa
cone 🚧 cavalete o 1 !
fuel-pump ⛽ bomba_de_gasolina a 1.8 ! =posto hard
bus-stop 🚏 ponto_de_ônibus o 2.5 ! hard
`
