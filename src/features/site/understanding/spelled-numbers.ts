/** Numbers as people spell them, each with its other forms; `foldInPlace` has made letters one. */
const spelled: readonly (readonly [number: number, words: string])[] = [
  [1, 'one un один одного احد احدى'],
  [2, 'two deux два двух اثنا اثني اثنتا اثنتي'],
  [3, 'three trois три трех трёх ثلاث ثلاثه تلات'],
  [4, 'four quatre четыре четырех четырёх اربع اربعه'],
  [5, 'five cinq пять пяти خمس خمسه'],
  [6, 'six шесть шести ست سته'],
  [7, 'seven sept семь семи سبع سبعه'],
  [8, 'eight huit восемь восьми ثمان ثماني ثمانيه تمن'],
  [9, 'nine neuf девять девяти تسع تسعه'],
  [10, 'ten dix десять десяти عشر عشره'],
  [11, 'eleven onze одиннадцать одиннадцати احداشر حداشر'],
  [12, 'twelve douze двенадцать двенадцати اثناشر اتناشر اطناشر اثنعش'],
  [13, 'thirteen treize тринадцать тринадцати ثلاثطاشر ثلاثتاشر تلتاشر تلاتاشر تلطاشر ثلطعش'],
  [14, 'fourteen quatorze четырнадцать четырнадцати اربعتاشر اربعطاشر اربعطعش'],
  [15, 'fifteen quinze пятнадцать пятнадцати خمستاشر خمسطاشر خمسطعش'],
  [16, 'sixteen seize шестнадцать шестнадцати ستاشر سطاشر ستطاشر سطعش'],
  [17, 'seventeen семнадцать семнадцати سبعتاشر سبعطاشر سبعطعش'],
  [18, 'eighteen восемнадцать восемнадцати تمنتاشر تمنطاشر ثمنطاشر ثمنتاشر ثمنطعش'],
  [19, 'nineteen девятнадцать девятнадцати تسعتاشر تسعطاشر تسعطعش'],
  [20, 'twenty vingt двадцать двадцати عشرين عشرون'],
  [30, 'thirty trente тридцать тридцати ثلاثين ثلاثون تلاتين'],
  [40, 'forty quarante сорок сорока اربعين اربعون'],
]
const values = new Map(spelled.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))
const word = [...values.keys()].join('|')

/** A number of one word or two: "fifteen", "twenty-five", "vingt et un", «خمسة عشر», «خمس وعشرين». */
export const spelledNumber = `(?:${word})(?:(?:[- ]| et | و ?)(?:${word}))?`

/** What it comes to: in each of the four languages its words are added. */
export const valueSpelled = (number: string): number =>
  number.split(/[- ]+و?/).reduce((sum, one) => sum + (values.get(one) ?? 0), 0)
