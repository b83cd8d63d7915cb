import { randomBytes } from 'node:crypto'
import { findBrowser } from '../browser.ts'
import { startServer } from '../world/server.ts'
import { quickFolder } from '../world/temporary-folder.ts'
import { admin, signInAsAdmin } from './people.ts'
import { sellFromDubai } from './seller.ts'

/**
 * One browser and one server for all journeys, and another with the demo content for those who ask for it (`JOURNEYS_DEMO`);
 * the workers read from the environment where they are.
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.JOURNEYS_BROWSER = JSON.stringify(findBrowser())
  const secret = randomBytes(24).toString('hex')
  const settings = {
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    ...{ REPLY_DOMAIN: 'mail.example', INBOUND_SECRET: secret, TEST_PAYMENTS: '1', PUSH: 'outbox' },
    // what pages cost the database is read there
    ...{ LOG_LEVEL: 'info' },
  }
  const [server, demo] = await Promise.all([
    startServer(settings, quickFolder('journey')),
    process.env.JOURNEYS_DEMO ? startServer({ DEMO: '1' }, quickFolder('demo')) : null,
  ])
  process.env.JOURNEYS_INBOUND_SECRET = secret
  process.env.JOURNEYS_URL = server.url
  process.env.JOURNEYS_FOLDER = server.folder
  await sellFromDubai(await signInAsAdmin())
  if (demo) process.env.JOURNEYS_DEMO_URL = demo.url
  return async () => {
    await Promise.all([server.stop(), demo?.stop()])
  }
}
