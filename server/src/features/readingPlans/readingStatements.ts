import { selectList } from "../../platform/database/columns";
import { isPresent } from "../accounts/suspension/absenceStatements";
import { noBlockBetween } from "../blocks/blockStatements";
import { reading as limits } from "./limits";
import { ReadingPlan } from "./ReadingPlan";

/* All SQL of what groups read together. */

export const plansOfGroups = `select ${selectList(ReadingPlan, "plan")} from reading_plans plan where plan.group_id = any($1)`;

export const lockPlan = `select ${selectList(ReadingPlan, "plan")} from reading_plans plan where plan.group_id = $1 for update`;

/** Ticks of weeks that the plan $1 does not have any more. */
export const dropTicks = `delete from reading_ticks where plan_id = $1 and week > $2`;

/** The member $2 has read the week $4 of the plan $3; $1: an id. Only while they belong to its group. */
export const tick = `
  insert into reading_ticks (id, user_id, plan_id, week)
  select $1, m.user_id, plan.id, $4::smallint
  from reading_plans plan join memberships m on m.group_id = plan.group_id and m.user_id = $2 and m.state = 'ACTIVE'
  where plan.id = $3 and $4::smallint <= cardinality(plan.weeks) for share of m
  on conflict (plan_id, user_id, week) do nothing`;

export const untick = `delete from reading_ticks where user_id = $1 and plan_id = $2 and week = $3`;

/** Pair by pair: members $2 who do not belong to the groups $1 any more. */
export const untickLeavers = `
  delete from reading_ticks using unnest($1::uuid[], $2::uuid[]) as ended (group_id, user_id), reading_plans plan
  where plan.group_id = ended.group_id and reading_ticks.plan_id = plan.id and reading_ticks.user_id = ended.user_id`;

/** Pair by pair, $1 the plans, $2 the viewers: each week, whether they have read it, and who else has, whom they may see. */
export const weeksByPair = `
  select asked.plan as "planId", asked.viewer as "viewerId", week.no::integer as week, plan.weeks[week.no] as text,
    exists (select from reading_ticks own where own.plan_id = asked.plan and own.week = week.no and own.user_id = asked.viewer)
      as "isRead",
    seen.count as "readCount", seen.readers
  from unnest($1::uuid[], $2::uuid[]) as asked (plan, viewer)
  join reading_plans plan on plan.id = asked.plan
  cross join lateral generate_series(1, cardinality(plan.weeks)) as week (no)
  cross join lateral (
    select count(*)::integer as count, coalesce(json_agg(
      json_build_object('id', member.id, 'name', member.name, 'faceVersion', member.face_version) order by ticked.place
    ) filter (where ticked.place <= ${limits.readers}), '[]') as readers
    from (
      select one.user_id, row_number() over (order by one.created_at, one.id) as place from (
        select * from reading_ticks where plan_id = asked.plan and reading_ticks.week = week.no
          and ${isPresent("user_id")} and ${noBlockBetween("asked.viewer", "reading_ticks.user_id")}
        order by created_at, id limit ${limits.counted}
      ) one
    ) ticked
    join users member on member.id = ticked.user_id
  ) seen
  order by week.no`;
