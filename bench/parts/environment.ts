import os from 'node:os'

/** On what it was measured: numbers of two machines do not compare. */
export function environment() {
  const [processor] = os.cpus()
  return {
    at: new Date().toISOString(),
    node: process.version,
    system: `${os.platform()} ${os.arch()}`,
    processor: processor?.model ?? '',
    cores: os.cpus().length,
    memoryGb: Math.round(os.totalmem() / 1e9),
  }
}
