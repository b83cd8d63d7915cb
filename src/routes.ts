import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Pages for those who build the product; never part of a built one. */
const inDevelopment = import.meta.env.DEV ? [route('design', 'ui/design/design-page.tsx')] : []

/** Every address of the site, in one list. */
export default [
  index('features/landing/ui/landing-page.tsx'),
  route('*', 'features/session/ui/maintenance-page.tsx'),
  ...inDevelopment,
] satisfies RouteConfig
