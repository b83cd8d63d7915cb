import http from 'node:http'

/** Asks an address once over a kept connection. @throws when the answer is not 200 */
export function getOnce(address: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}.`))
      answer.resume().on('end', resolve)
    })
    request.on('error', reject)
  })
}
