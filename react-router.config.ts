import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // the files of every screen are known from the start, so that the likely ones can come before they are asked for
  routeDiscovery: { mode: 'initial' },
} satisfies Config
