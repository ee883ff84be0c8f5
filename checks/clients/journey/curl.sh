#!/usr/bin/env bash
# What the generated clients do, with curl. $1: the address of the service.
set -euo pipefail

api=$1/api

# call TOKEN METHOD PATH [BODY]
call() {
  curl -sS --fail-with-body -X "$2" "$api$3" -H "x-auth-token: $1" ${4:+-H 'Content-Type: application/json' -d "$4"}
}

# The first text in an answer with this name.
field() {
  grep -o "\"$1\":\"[^\"]*" | head -n 1 | cut -d '"' -f 4
}

register() {
  call "" POST /users "{\"name\":\"$1\",\"email\":\"$1-$RANDOM$RANDOM@example.com\",\"password\":\"paper boats at dawn\"}" | field token
}

day() {
  date -u -d "@$(($(date +%s) + $1 * 86400))" "+$2"
}

ada=$(register Ada)
bo=$(register Bo)

group='{"title":"Rings","visibility":"PRIVATE","interest":7,"tags":["algebra"],"capacity":5}'
id=$(call "$ada" POST /posts "{\"text\":\"Linear algebra on Tuesdays.\",\"group\":$group}" | field _id)
code=$(call "$ada" GET "/groups/$id/invitation" | field code)
joined=$(call "$bo" POST "/groups/$id/membership" "{\"inviteCode\":\"$code\"}" | field state)
call "$ada" POST "/groups/$id/sessions" "{\"title\":\"Rings\",\"startsOn\":\"$(day 7 %F)\",\"startTime\":\"19:00\",\"timeZone\":\"UTC\",
  \"durationMinutes\":60,\"frequency\":\"WEEKLY\",\"weekdays\":[\"TUESDAY\"]}" >/dev/null
date=$(call "$ada" GET "/schedule?from=$(day 0 %FT%TZ)&to=$(day 20 %FT%TZ)" | field _id)
call "$bo" PUT "/dates/$date/answer" '{"answer":"GOING"}' >/dev/null
attendees=$(call "$ada" GET "/dates/$date/attendees" | grep -o '"name":"[^"]*"' | cut -d ':' -f 2 | paste -s -d ,)
left=$(call "$bo" DELETE "/groups/$id/membership" | grep -o '"state":[^,}]*' | cut -d : -f 2)

echo "{\"joined\":\"$joined\",\"attendees\":[$attendees],\"left\":$left}"
