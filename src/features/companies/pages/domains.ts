/** Mailboxes anybody can have, for good or for an hour: an address there says nothing about a company. */
const free = new Set(
  'gmail.com googlemail.com yahoo.com ymail.com yahoo.fr hotmail.com hotmail.fr outlook.com outlook.fr outlook.sa live.com live.fr msn.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.fr mail.com zoho.com mail.ru inbox.ru list.ru bk.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net laposte.net orange.fr wanadoo.fr free.fr sfr.fr bbox.fr tutanota.com fastmail.com hey.com qq.com 163.com 126.com web.de t-online.de mailinator.com guerrillamail.com yopmail.com temp-mail.org'.split(
    ' ',
  ),
)

/** The domain of a website as mail would come from it: without www; null for no website. */
export function domainOf(website: string | null | undefined): string | null {
  if (!website) return null
  try {
    return new URL(website).hostname.toLowerCase().replace(/^www\./, '') || null
  } catch {
    return null
  }
}

/** Whether an address stands at the domain of the website, or at one above or below it; free mailboxes never do. */
export function isAtDomain(email: string, website: string | null | undefined): boolean {
  const own = domainOf(website)
  const at = email.split('@').at(-1)?.toLowerCase()
  if (!own || !at || isFreeMailbox(own) || isFreeMailbox(at)) return false
  if (!own.includes('.') || !at.includes('.')) return false
  return at === own || at.endsWith(`.${own}`) || (isWhole(at) && own.endsWith(`.${at}`))
}

/** Whether anybody can have a mailbox there. */
export const isFreeMailbox = (domain: string) => [...free].some((one) => domain === one || domain.endsWith(`.${one}`))

/** Two letters under two or three are shared by a country (co.uk, com.sa) and belong to nobody. */
const isWhole = (domain: string) => !/^(?:com?|net|org|gov|edu|ac|go|or|ne)\.[a-z]{2}$/.test(domain)
