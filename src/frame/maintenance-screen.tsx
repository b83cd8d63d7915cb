import { data } from 'react-router'
import { MissingScreen } from './missing-screen.tsx'

/** /maintenance itself is a page like others; unknown paths come here too, with their true status. */
export function loader({ url }: { url: URL }) {
  const status = url.pathname === '/maintenance' ? 200 : 404
  return data({ status: status === 200 ? 503 : status }, { status })
}

export default function MaintenanceScreen({ loaderData }: { loaderData: { status: number } }) {
  return <MissingScreen status={loaderData.status} />
}
