import { webAddress } from './fields.ts'

/** Networks that nobody reaches from elsewhere (RFC 6890), in the form in which addresses of the web write numbers. */
const inside = [
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/,
  /^\[(?:::|f[cd]|fe[89ab])/,
]
const houseNames = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/

/** Whether a host can be reached by somebody outside its own network, as far as its name says. */
function isOutside(host: string): boolean {
  const name = host.replace(/\.$/, '')
  if (inside.some((net) => net.test(name)) || houseNames.test(name)) return false
  return name.startsWith('[') || name.includes('.')
}

/** An address of the web that is sent to somebody elsewhere: none of a private network or of one's own machine. */
export const outsideAddress = webAddress.refine((text) => isOutside(new URL(text).hostname), { error: 'web_address' })
