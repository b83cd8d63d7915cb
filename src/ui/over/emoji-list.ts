/** An emoji and what it is found by in each language; none of the public data sets knows Arabic (docs/decisions/0037). */
const rows = `
👍|thumbs up, yes, agree|موافق، إعجاب، نعم|палец вверх, да, согласен|pouce, oui, d’accord
👎|thumbs down, no|عدم إعجاب، لا|палец вниз, нет|pouce vers le bas, non
👏|clap, well done|تصفيق، أحسنت|аплодисменты, браво|applaudir, bravo
🙏|thank you, please|شكرًا، رجاءً|спасибо, пожалуйста|merci, s’il vous plaît
🤝|handshake, deal|مصافحة، اتفاق|рукопожатие, договорились|poignée de main, accord
👋|wave, hello, bye|مرحبًا، تحية، وداعًا|привет, пока|salut, bonjour, au revoir
💪|strong, effort|قوة، جهد|сила, старание|force, effort
✌️|victory, peace|نصر، سلام|победа, мир|victoire, paix
👌|ok, perfect|ممتاز، حسنًا|окей, отлично|ok, parfait
🤞|fingers crossed, luck|حظ موفق|удачи, держу кулаки|bonne chance, croiser les doigts
🙂|smile|ابتسامة|улыбка|sourire
😀|happy, grin|سعيد، فرح|радость, смех|content, joie
😄|laugh, happy|ضحك، سعادة|смех, радость|rire, joie
😊|pleased, blush|سرور، خجل|приятно, румянец|ravi, timide
😅|relief, sweat|ارتياح، إحراج|уф, неловко|soulagement, gêne
😉|wink|غمزة|подмигивание|clin d’œil
😍|love it, hearts|حب، إعجاب شديد|восторг, любовь|adorer, cœurs
🤩|excited, star|حماس، انبهار|восторг, звёзды|enthousiaste, étoiles
🤔|thinking, hmm|تفكير|думаю, хм|réfléchir, hum
😮|surprised, wow|دهشة|удивление, ого|surpris, oh
😢|sad, cry|حزن، بكاء|грусть, слёзы|triste, pleurer
😕|confused, unsure|حيرة|сомнение, растерянность|perplexe, doute
😬|awkward, grimace|إحراج|неловко, гримаса|gêné, grimace
😴|tired, sleep|نوم، تعب|сон, усталость|fatigué, dormir
🤒|ill, sick|مرض|болезнь|malade
🎉|party, congratulations|تهنئة، احتفال|поздравляю, праздник|félicitations, fête
🎊|confetti, celebration|احتفال، زينة|конфетти, праздник|confettis, célébration
🎓|graduation, degree|تخرّج، شهادة|выпуск, диплом|diplôme, études
🏆|trophy, best|كأس، فوز|кубок, лучший|trophée, meilleur
⭐|star, favourite|نجمة، مفضل|звезда, избранное|étoile, favori
🔥|fire, great|نار، رائع|огонь, супер|feu, super
💡|idea, light|فكرة|идея, лампочка|idée, ampoule
✅|done, check|تم، صحيح|готово, галочка|fait, coché
❌|no, cross|خطأ، لا|нет, крестик|non, croix
❗|important|مهم، تنبيه|важно, внимание|important, attention
❓|question|سؤال|вопрос|question
⚠️|warning, careful|تحذير|осторожно, предупреждение|attention, avertissement
🚀|rocket, start|انطلاق، صاروخ|старт, ракета|lancement, fusée
🎯|target, goal|هدف|цель|objectif, cible
📅|calendar, date|تقويم، تاريخ|календарь, дата|calendrier, date
⏰|alarm, time|منبّه، وقت|будильник, время|réveil, heure
⏳|waiting, time|انتظار|ожидание, время|attente, temps
📞|phone, call|هاتف، اتصال|телефон, звонок|téléphone, appel
📱|mobile|جوال|мобильный|mobile
💻|laptop, computer|حاسوب|ноутбук, компьютер|ordinateur
🖥️|screen, desktop|شاشة|экран, компьютер|écran
📧|email|بريد إلكتروني|почта, письмо|e-mail
📎|attachment, clip|مرفق|вложение, скрепка|pièce jointe
📄|document, page|مستند، صفحة|документ, страница|document, page
📝|note, write|ملاحظة، كتابة|заметка, писать|note, écrire
📊|chart, numbers|مخطط، أرقام|график, цифры|graphique, chiffres
📈|growth, up|نمو، ارتفاع|рост, вверх|croissance, hausse
📌|pin, place|دبوس، تثبيت|закрепить, булавка|épingle
🔗|link|رابط|ссылка|lien
🔒|lock, private|قفل، خاص|замок, закрыто|verrou, privé
🔑|key|مفتاح|ключ|clé
🏢|office, company|مكتب، شركة|офис, компания|bureau, entreprise
🏠|home, remote|منزل، عن بُعد|дом, удалённо|maison, télétravail
🏭|factory|مصنع|завод|usine
🏥|hospital|مستشفى|больница|hôpital
🏫|school|مدرسة|школа|école
🏗️|construction, site|بناء، موقع|стройка|chantier
✈️|plane, travel|سفر، طائرة|самолёт, поездка|avion, voyage
🚗|car, drive|سيارة، قيادة|машина, водить|voiture, conduire
🚚|truck, delivery|شاحنة، توصيل|грузовик, доставка|camion, livraison
🌍|world|عالم|мир, планета|monde
📍|location, map|موقع، خريطة|место, карта|lieu, carte
💼|work, briefcase|عمل، حقيبة|работа, портфель|travail, mallette
🛠️|tools, repair|أدوات، إصلاح|инструменты, ремонт|outils, réparer
💰|salary, money|راتب، مال|зарплата, деньги|salaire, argent
☕|coffee, break|قهوة، استراحة|кофе, перерыв|café, pause
❤️|heart, love|قلب، حب|сердце, любовь|cœur, amour
🌟|shine, excellent|تألق، ممتاز|блеск, отлично|briller, excellent
🌴|holiday, palm|إجازة، نخلة|отпуск, пальма|congés, palmier
🌙|night, moon|ليل، قمر|ночь, луна|nuit, lune
☀️|sun, day|شمس، نهار|солнце, день|soleil, jour
`

export type Emoji = { sign: string; name: string; words: string }

const columns = ['en', 'ar', 'ru', 'fr']

/** All of them, named in this language and found by the words of it and of English. */
export function emojiIn(language: string): Emoji[] {
  const column = columns.findIndex((one) => language.startsWith(one)) + 1 || 1
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [sign = '', ...texts] = row.split('|')
      const own = texts[column - 1] ?? ''
      return { sign, name: own.split(/[,،]/)[0] ?? '', words: `${own} ${texts[0]}`.toLowerCase() }
    })
}

/** Those that somebody may mean by a few letters; all for none. */
export const findEmoji = (all: readonly Emoji[], query: string): readonly Emoji[] => {
  const wanted = query.trim().toLowerCase()
  return wanted ? all.filter(({ words, sign }) => words.includes(wanted) || sign === wanted) : all
}
