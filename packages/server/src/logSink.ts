import { writeSync } from 'node:fs';

/**
 * Where the log goes. On a full disk it loses lines: to wait for room would be to stop the games, and the logger's
 * own way is to wait.
 */
export const LOG_SINK = {
  write(line: string): void {
    try {
      writeSync(process.stdout.fd, line);
    } catch {
      // Nobody can be told.
    }
  },
};
