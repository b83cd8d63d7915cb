import { index, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site, in one list. */
export default [index('features/landing/ui/landing-page.tsx')] satisfies RouteConfig
