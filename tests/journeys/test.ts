import { type BrowserContext, test as base, type Page } from '@playwright/test'

/**
 * Journeys are quicker than people: whatever they do or expect waits until the scripts of the page listen. Pages without
 * scripts of their own are never waited for.
 */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const make = browser.newContext.bind(browser)
      browser.newContext = async (...given) => patient(await make(...given))
      await use(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => use(await patient(context)),
})

async function patient(context: BrowserContext): Promise<BrowserContext> {
  // said as text: the types of a page are not those of this side
  await context.addInitScript(`new MutationObserver((_, observer) => {
    // from the first bytes on: pages can be clicked long before their last script has run
    if (!document.querySelector('link[data-words]')) return
    observer.disconnect()
    const isTaken = (part) => Object.keys(part).some((key) => key.startsWith('__react'))
    const isAwake = () => {
      const main = document.querySelector('main')
      // a form in a document says so itself
      const forms = document.querySelectorAll('[data-island]')
      if (forms.length > 0) return [...forms].every(({ dataset }) => 'awake' in dataset)
      // the files of some fields come after that of their screen
      return main && isTaken(main) && [...main.querySelectorAll('input:not([type=hidden])')].every(isTaken)
    }
    const look = () => isAwake() ? delete document.documentElement.dataset.asleep : requestAnimationFrame(look)
    document.documentElement.dataset.asleep = ''
    look()
  }).observe(document, { childList: true, subtree: true })`)
  // nobody on a journey has to be shown round, but those who want to be
  await context.addInitScript(`document.cookie.includes('newcomer=1') || localStorage.setItem('tour_seen', '1')`)
  context.on('page', waitForScripts)
  for (const page of context.pages()) waitForScripts(page)
  return context
}

/** What covers a page is waited for before each step on it. */
const waitForScripts = (page: Page) => void page.addLocatorHandler(page.locator('html[data-asleep]'), async () => {})
