import { runBot } from '@macher/local/bot';

runBot(self);
