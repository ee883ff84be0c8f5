import { type BeforeQueryEvent, type EntitySubscriberInterface, EventSubscriber, type QueryRunner } from "typeorm";

const checks = new WeakMap<QueryRunner, () => void>();

/** Calls `check` before all statements of this query runner but a rollback. When it throws, the statement is not sent. */
export function checkStatements(runner: QueryRunner, check: () => void): void {
  checks.set(runner, check);
}

@EventSubscriber()
export class StatementChecks implements EntitySubscriberInterface {
  beforeQuery({ queryRunner, query }: BeforeQueryEvent): void {
    if (!/^rollback/i.test(query)) checks.get(queryRunner)?.();
  }
}
