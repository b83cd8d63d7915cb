/** What stands where something was taken out. */
export const gap = '[…]'

const at = '(?:at|arobase|chez|собака|آت|ات)'
const dot = '(?:dot|point|точка|نقطة|دوت)'
const open = '[\\[({<«]\\s*'
const close = '\\s*[\\])}>»]'
const local = '[\\p{L}\\p{N}_.%+\\-]+'
const label = '[\\p{L}\\p{N}\\-]+'
const providers =
  '(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|proton|protonmail|yandex|mail|inbox|bk|rambler|gmx|aol|orange|free|sfr|laposte|wanadoo)'
const ends =
  '(?:com|org|net|info|biz|io|dev|me|co|ai|app|edu|gov|mil|int|name|pro|site|online|tech|xyz|page|blog|link|cv|work|jobs|design|studio|art|games|club|team|live|space|website|store|shop|agency|digital|email|cloud|uk|us|ca|de|fr|be|ch|nl|es|it|pt|pl|ru|su|by|ua|kz|uz|рф|ae|sa|qa|kw|bh|om|eg|jo|lb|sy|iq|ye|ps|ly|tn|dz|ma|sd|mr|in|pk|bd|ph|lk|np|cn|jp|kr|sg|my|id|th|vn|tr|ir|il|za|ng|ke|gh|br|mx|ar|cl|au|nz|se|no|dk|fi|at|ie|gr|cz|hu|ro|bg|rs|eu|example|invalid|test|سعودية|امارات|مصر)'

/** Addresses, as they are written and as people write them for each other; a text that has not what one `needs` is passed over quickly. */
export const emails = [
  {
    needs: /[@＠]|mailto:/iu,
    pattern: new RegExp(
      `mailto:\\S+|${local}\\s?[@＠]\\s?${label}(?:(?:\\.|\\s\\.\\s)${label})*(?:\\.|\\s\\.\\s)[\\p{L}]{2,}`,
      'giu',
    ),
  },
  { needs: /[@＠]/u, pattern: new RegExp(`${local}[@＠]${label}`, 'giu') },
  // name (at) domain (dot) com, name [at] domain.com
  {
    needs: /[[({<«]/u,
    pattern: new RegExp(
      `${local}\\s*${open}${at}${close}\\s*${label}(?:\\s*(?:\\.|${open}${dot}${close}|\\s${dot}\\s)\\s*${label})+`,
      'giu',
    ),
  },
  // name at domain dot com; name at gmail.com
  {
    needs: new RegExp(`\\s${dot}\\s`, 'iu'),
    pattern: new RegExp(`${local}\\s+${at}\\s+${label}(?:\\s*\\.\\s*${label})*(?:\\s+${dot}\\s+${label})+`, 'giu'),
  },
  {
    needs: new RegExp(`\\s${at}\\s+${providers}`, 'iu'),
    pattern: new RegExp(`${local}\\s+${at}\\s+${providers}(?:\\s*\\.\\s*\\p{L}{2,3})?(?![\\p{L}\\p{N}])`, 'giu'),
  },
]

/** Without any of these there is no address of the web and no handle. */
export const needsOfLinks = /[.:：=@]/u

/** Addresses of the web, with or without what stands before the name. */
export const links = [
  /(?:https?|ftp):\/\/[^\s<>"']+|(?<![\p{L}\p{N}])www\.[^\s<>"']+/giu,
  new RegExp(
    `(?<![\\p{L}\\p{N}@._\\-])(?:${label}\\.)+${ends}(?![\\p{L}\\p{N}\\-])(?::\\d+)?(?:[/?#][^\\s<>"',;)]*)?`,
    'giu',
  ),
]
/** What only looks like an address: names of tools. */
export const noLinks = new Set([
  'asp.net',
  'vb.net',
  'ado.net',
  'ml.net',
  'socket.io',
  'draw.io',
  'paint.net',
  'fly.io',
])

const messengers =
  'telegram|tg|whats\\s?app|viber|skype|wechat|signal|instagram|insta|facebook|messenger|twitter|linked\\s?in|git\\s?hub|gitlab|behance|dribbble|snapchat|tik\\s?tok|discord|imo|botim|line|vk|telegramm|телеграмм?|тг|ватсап|вотсап|вайбер|скайп|инстаграм|вк|واتس\\s?[اأ]ب|تيليجرام|تيليغرام|تلغرام|تليجرام|تلجرام|سكايب|انستغرام|إنستغرام|انستقرام|لينكد\\s?[إا]ن|فيسبوك|سناب\\s?شات'
/** What stands behind the name of a messenger is a way to somebody. */
export const handles = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(${messengers})(\\s*[:：=]\\s*@?|\\s+@)[\\p{L}\\p{N}_.:\\-]{3,}(?=\\s*(?:$|[,;|/·•)\\n]))`,
    'gimu',
  ),
  /(?<![\p{L}\p{N}@._])@[\p{L}\p{N}_][\p{L}\p{N}_.]{1,}/gu,
]

/** Digits that may be a phone number: `isPhone` tells. */
export const digitRuns = /(?:\+|\(\+?)?\d(?:[\s().\-–‑‒·•/]{0,3}\d){6,}/gu

/** A line with nothing else than the name of what was taken out. */
export const onlyLabel =
  /^(?:[\s\p{P}\p{S}]|phone|telephone|tel|mobile|cell|fax|e-?mail|mail|contacts?|website|web|site|url|links?|téléphone|tél|portable|courriel|adresse|телефон|тел|моб|почта|эл|сайт|контакты|هاتف|الهاتف|جوال|الجوال|موبايل|بريد|البريد|الإلكتروني|الالكتروني|إيميل|ايميل|موقع|الموقع)*$/iu
