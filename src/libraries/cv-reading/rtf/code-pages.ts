/** Windows code pages by the number a font gives its letters. */
const pages: Record<number, string> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}

/** The code page of each font of a document. */
export function fontPages(source: string): Map<number, string> {
  const out = new Map<number, string>()
  for (const [, font, charset] of source.matchAll(/\\f(\d+)(?:\\(?!fcharset|f\d)[a-z]+\d*)*\\fcharset(\d+)/gi)) {
    const page = pages[Number(charset)]
    if (page) out.set(Number(font), page)
  }
  return out
}

/** The page that the whole document is in. */
export function documentPage(source: string): string {
  const page = /\\ansicpg(\d+)/.exec(source)?.[1] ?? '1252'
  return page === '10000' ? 'macintosh' : `windows-${page}`
}

export function decoded(bytes: number[], page: string): string {
  try {
    return new TextDecoder(page).decode(Uint8Array.from(bytes))
  } catch {
    return new TextDecoder('windows-1252').decode(Uint8Array.from(bytes))
  }
}
